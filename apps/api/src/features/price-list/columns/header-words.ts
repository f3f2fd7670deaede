import type { Field } from './fields.ts';

/**
 * Words for the fields in other languages of price lists: Tamil, Telugu, Bengali, Marathi, Gujarati, Kannada, Malayalam
 * and Punjabi in their scripts, and German, French, Spanish, Italian, Portuguese and Dutch without accents. They are
 * parts of regular expressions that match anywhere in a header; `\b` marks words that also occur within other words.
 */
export const HEADER_WORDS = {
  name: [
    'பெயர்|பொருள்|పేరు|వస్తువు|নাম|পণ্য|नाव|वस्तू|નામ|વસ્તુ',
    'ಹೆಸರು|ವಸ್ತು|ಉತ್ಪನ್ನ|പേര്|സാധനം|ਨਾਮ|ਵਸਤੂ',
    'bezeichnung|artikel|produkt|designation|libelle|produit|nombre|producto',
    'articulo|denominacion|prodotto|articolo|denominazione|produto|artigo',
    'omschrijving|\\bnom\\b|\\bnome\\b|\\bware\\b',
  ],
  unit: [
    'அளவு|எடை|పరిమాణం|బరువు|পরিমাণ|ওজন|पैक|વજન|માપ|ಪ್ರಮಾಣ|ತೂಕ',
    'അളവ്|തൂക്കം|ਵਜ਼ਨ|ਮਾਤਰਾ',
    'inhalt|gebinde|packung|einheit|gewicht|conditionnement|contenance|\\bunite',
    'formato|unidad|tamano|envase|confezione|\\bunita|embalagem|tamanho|unidade',
    'verpakking|eenheid|inhoud|\\bpeso\\b|\\bpoids\\b|\\bmenge\\b',
  ],
  price: [
    'விலை|ధర|দাম|মূল্য|किंमत|ભાવ|કિંમત|ಬೆಲೆ|ದರ|വില|ਕੀਮਤ|ਭਾਅ|ਮੁੱਲ',
    'preis|\\bprix\\b|precio|prezzo|\\bpreco|prijs|\\bpvp\\b',
  ],
  mrp: [
    '\\buvp\\b|listenpreis|normalpreis|prix barre|prix conseille|ancien prix',
    'precio anterior|precio regular|prezzo di listino|prezzo pieno|adviesprijs|\\bpreco de\\b',
  ],
  discount_percent: [
    'தள்ளுபடி|తగ్గింపు|ছাড়|सूट|सवलत|છૂટ|ರಿಯಾಯಿತಿ|കിഴിവ്|ਛੋਟ',
    'rabatt|remise|descuento|\\bdto\\b|desconto|sconto|korting',
  ],
  stock: [
    'இருப்பு|నిల్వ|মজুদ|স্টক|साठा|સ્ટોક|જથ્થો|ದಾಸ್ತಾನು|സ്റ്റോക്ക്|ਸਟਾਕ',
    'bestand|\\blager|existencias|estoque|giacenza|voorraad|\\bshesh\\b|\\bbaa?ki\\b',
  ],
  category: [
    'வகை|వర్గం|বিভাগ|শ্রেণী|विभाग|प्रकार|શ્રેણી|વિભાગ|ವರ್ಗ|വിഭാഗം|ਸ਼੍ਰੇਣੀ',
    'warengruppe|kategorie|abteilung|\\brayon\\b|famille|familia|categoria|seccion',
    'reparto|\\bgroep\\b|\\bgruppe\\b|rubriek|^under$',
  ],
  brand: ['\\bmarke\\b', '\\bmarque\\b', '\\bmarca\\b', '\\bmerk\\b', 'hersteller', 'fabricante?'],
  sku: ['artikel\\s?(?:nr|nummer|code)', '\\bart nr\\b', '^ref(?:erence)?$', '^codigo', '^codice', '^code$'],
  description: ['beschreibung', 'descripcion', 'descrizione', 'descricao', 'beschrijving'],
} as const satisfies Partial<Record<Field, readonly string[]>>;
