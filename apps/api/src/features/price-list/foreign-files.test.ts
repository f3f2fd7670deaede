import { describe, it } from 'vitest';
import { expectReadCorrectly, type OddFile, windows } from './testing/odd-file.ts';

/** Lists in other languages than English, with headers and digits in other scripts. */

const FILES: readonly OddFile[] = [
  {
    what: 'Hindi in Latin letters, tabs',
    file: 'Saman ka naam\tVajan\tDaam\tMaal ka varg\tBacha stock\nToor Dal\t1 kg\tRs. 145/-\tDal\t30\n',
    products: [{ name: 'Toor Dal', unit: '1 kg', sale: 14_500, places: 'Dal > Dal', stock: 30 }],
  },
  {
    what: 'Hindi in its own script',
    file: 'वस्तु,मात्रा,मूल्य,छूट,श्रेणी\nचावल,५ किलो,₹ ३००,10%,अनाज\n',
    products: [{ name: 'चावल', unit: '५ किलो', sale: 27_000, mrp: 30_000, places: 'अनाज > अनाज' }],
  },
  {
    what: 'German, amounts with a decimal comma and dots between thousands',
    file:
      'Artikelnr.;Bezeichnung;Inhalt;Preis;UVP;Bestand;Warengruppe\r\n' +
      '4711;Vollmilch 3,5 %;1 l;1.299,00;1.499,00;12;Molkerei\r\n4712;Brötchen;6 Stück;2,49;;3;Backwaren\r\n',
    products: [
      {
        name: 'Vollmilch 3,5 %',
        unit: '1 L',
        sale: 129_900,
        mrp: 149_900,
        stock: 12,
        places: 'Molkerei > Molkerei',
      },
      { name: 'Brötchen', sale: 249, mrp: 249, stock: 3 },
    ],
  },
  {
    what: 'French, in the letters of Windows',
    file: windows(
      'D\xe9signation;Conditionnement;Prix TTC;Prix barr\xe9;Rayon\nLait demi-\xe9cr\xe9m\xe9;1 L;99,50;120;Cr\xe8merie\n',
    ),
    products: [
      { name: 'Lait demi-écrémé', unit: '1 L', sale: 9_950, mrp: 12_000, places: 'Crèmerie > Crèmerie' },
    ],
  },
  {
    what: 'Spanish, tabs, a percentage',
    file: 'Código\tDescripción\tFormato\tPrecio\tDto %\tExistencias\tFamilia\n1\tAceite de oliva\t1 L\t895\t10\t30\tAceites\n',
    products: [
      {
        name: 'Aceite de oliva',
        unit: '1 L',
        sale: 80_550,
        mrp: 89_500,
        stock: 30,
        places: 'Aceites > Aceites',
      },
    ],
  },
  {
    what: 'Italian, with a second price',
    file: 'Prodotto;Formato;Prezzo;Prezzo scontato;Categoria;Giacenza\nOlio;1 L;990;890;Condimenti;4\n',
    products: [
      { name: 'Olio', unit: '1 L', sale: 89_000, mrp: 99_000, stock: 4, places: 'Condimenti > Condimenti' },
    ],
  },
  {
    what: 'Portuguese',
    file: 'Produto;Embalagem;Preço;Estoque;Categoria\nArroz;5 kg;24,90;7;Grãos\n',
    products: [{ name: 'Arroz', unit: '5 kg', sale: 2_490, stock: 7, places: 'Grãos > Grãos' }],
  },
  {
    what: 'Dutch',
    file: 'Omschrijving;Verpakking;Verkoopprijs;Voorraad;Groep\nKaas;500 g;7,49;3;Zuivel\n',
    products: [{ name: 'Kaas', unit: '500 g', sale: 749, stock: 3, places: 'Zuivel > Zuivel' }],
  },
  {
    what: 'Tamil, with its own digits',
    file: 'பொருள்,அளவு,விலை,இருப்பு,வகை\nஅரிசி,5 கிலோ,₹ ௩௦௦,4,தானியம்\n',
    products: [{ name: 'அரிசி', unit: '5 கிலோ', sale: 30_000, stock: 4, places: 'தானியம் > தானியம்' }],
  },
  {
    what: 'Telugu',
    file: 'వస్తువు,పరిమాణం,ధర,నిల్వ\nబియ్యం,5 kg,300,4\n',
    products: [{ name: 'బియ్యం', unit: '5 kg', sale: 30_000, stock: 4 }],
  },
  {
    what: 'Bengali, with its own digits',
    file: 'পণ্য,পরিমাণ,দাম,মজুদ\nচাল,5 kg,৩০০,4\n',
    products: [{ name: 'চাল', unit: '5 kg', sale: 30_000, stock: 4 }],
  },
  {
    what: 'Marathi',
    file: 'वस्तूचे नाव,वजन,किंमत,सवलत,साठा,विभाग\nतांदूळ,5 kg,300,10%,4,धान्य\n',
    products: [{ name: 'तांदूळ', unit: '5 kg', sale: 27_000, mrp: 30_000, stock: 4, places: 'धान्य > धान्य' }],
  },
  {
    what: 'Gujarati',
    file: 'વસ્તુ,વજન,ભાવ,જથ્થો\nચોખા,5 kg,300,7\n',
    products: [{ name: 'ચોખા', unit: '5 kg', sale: 30_000, stock: 7 }],
  },
];

describe.each(FILES)('$what', (odd) => {
  it('is read correctly', () => expectReadCorrectly(odd));
});
