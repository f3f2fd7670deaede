import type { WireSubCategory } from '@jhola/contract/client';
import { byOptionalField, NO_VALUES, type OptionalValues } from '@jhola/domain';
import { describe, expect, it } from 'vitest';
import { draftFaults } from './draft-faults.ts';
import {
  draftInput,
  EMPTY_DRAFT,
  fieldNameFault,
  type Named,
  type ProductDraft,
  subCategoryChoices,
  withoutCategory,
  typedFieldName,
  withoutField,
  withRenamedField,
  withTypedName,
} from './product-draft.ts';

const [DAIRY, SNACKS]: [Named, Named] = [
  { _id: 'c1', name: 'Dairy' },
  { _id: 'c2', name: 'Snacks' },
];

function under(_id: string, name: string, ...parents: Named[]): WireSubCategory {
  const time = '2025-01-01T00:00:00.000Z';
  const category = parents.map((parent) => ({ ...parent, image: '' }));
  return { _id, name, image: '', category, createdAt: time, updatedAt: time };
}

const MILK = under('s1', 'Milk', DAIRY);
const CHIPS = under('s2', 'Chips', SNACKS);
const CHEESE = under('s3', 'Cheese bites', DAIRY, SNACKS);
const ALL = [MILK, CHIPS, CHEESE];

const WHOLE: ProductDraft = {
  ...EMPTY_DRAFT,
  name: ' Milk ',
  description: 'Fresh',
  image: ['http://shop.test/a.webp'],
  category: [DAIRY],
  subCategory: [MILK],
  unit: '500 ml',
  stock: '12',
  price: '29.5',
  discount: '0',
  alsoCalled: ' doodh, dudh',
  details: [['Shelf life', ' 2 days ']],
};

describe('a product draft', () => {
  it('is sent with numbers, ids, and its extra fields as a map', () => {
    expect(draftInput(WHOLE)).toEqual({
      ...byOptionalField<OptionalValues>(({ kind }) => NO_VALUES[kind]),
      name: 'Milk',
      description: 'Fresh',
      image: ['http://shop.test/a.webp'],
      category: ['c1'],
      subCategory: ['s1'],
      unit: '500 ml',
      stock: 12,
      price: 29.5,
      discount: 0,
      alsoCalled: 'doodh, dudh',
      more_details: { 'Shelf life': '2 days' },
    });
  });

  it('takes numbers with grouping commas, the sign of the rupee and digits of Hindi keyboards', () => {
    const draft: ProductDraft = { ...WHOLE, price: '₹ 1,25,000.50', stock: '१,२५०', discount: '१०' };
    expect([...draftFaults(draft)]).toEqual([]);
    expect(draftInput(draft)).toMatchObject({ price: 125_000.5, stock: 1_250, discount: 10 });
  });

  it('offers the sub-categories of any chosen category, and none before one is chosen', () => {
    expect(subCategoryChoices(ALL, [DAIRY])).toEqual([MILK, CHEESE]);
    expect(subCategoryChoices(ALL, [DAIRY, SNACKS])).toEqual(ALL);
    expect(subCategoryChoices(ALL, [])).toEqual([]);
  });

  it('removing a category removes the sub-categories that are in no other chosen one', () => {
    const draft = { ...WHOLE, category: [DAIRY, SNACKS], subCategory: ALL };
    const left = withoutCategory(draft, DAIRY._id, ALL);
    expect(left.category).toEqual([SNACKS]);
    expect(left.subCategory).toEqual([CHIPS, CHEESE]);
  });

  it('keeps sub-categories while their list is loading', () => {
    const draft = { ...WHOLE, category: [DAIRY, SNACKS], subCategory: ALL };
    expect(withoutCategory(draft, DAIRY._id, []).subCategory).toEqual(ALL);
  });

  it('renames an extra field in place, with its text, and removes it', () => {
    const draft: ProductDraft = { ...WHOLE, details: [...WHOLE.details, ['Origin', 'India']] };
    const renamed = withRenamedField(draft, 'Shelf life', 'Keeps for');
    expect(renamed.details).toEqual([
      ['Keeps for', ' 2 days '],
      ['Origin', 'India'],
    ]);
    expect(withoutField(renamed, 'Keeps for').details).toEqual([['Origin', 'India']]);
    expect(fieldNameFault(draft, 'Origin', 'Shelf life')).toBe('A field with this name already exists');
    expect(fieldNameFault(draft, 'Shelf life', 'Shelf life')).toBeNull();
  });

  it('keeps the name that is typed for one of its fields until it has the name', () => {
    const typed = withTypedName(WHOLE, 'Shelf life', 'Keeps');
    expect(typedFieldName(typed, 'Shelf life')).toBe('Keeps');
    expect(typedFieldName(typed, null)).toBe('');
    expect(typedFieldName(withTypedName(WHOLE, null, 'Origin'), 'Shelf life')).toBe('Shelf life');
    expect(withRenamedField(typed, 'Shelf life', 'Keeps').naming).toBeNull();
    // So that the form has no changes to lose.
    expect(withTypedName(typed, 'Shelf life', 'Shelf life')).toEqual(WHOLE);
  });

  it('refuses duplicate field names', () => {
    expect(fieldNameFault(WHOLE, 'Origin')).toBeNull();
    expect(fieldNameFault(WHOLE, '')).toBe('Enter a field name');
    expect(fieldNameFault(WHOLE, 'Shelf life')).toBe('A field with this name already exists');
  });
});

describe('the errors of a draft', () => {
  it('are none if it is complete', () => {
    expect([...draftFaults(WHOLE)]).toEqual([]);
  });

  it('include a missing description, unless the edited product had none', () => {
    const draft: ProductDraft = { ...WHOLE, description: ' ' };
    expect([...draftFaults(draft)]).toEqual([['description', 'Description is required']]);
    expect([...draftFaults(draft, { mayLackDescription: true })]).toEqual([]);
    expect(draftInput(draft).description).toBe('');
  });

  it('name every field of an empty one', () => {
    const fields = [...draftFaults(EMPTY_DRAFT).keys()];
    const expected = ['name', 'description', 'image', 'category', 'subCategory'];
    expect(fields).toEqual([...expected, 'unit', 'stock', 'price', 'discount']);
  });

  it('include a discount that would make the product free', () => {
    const draft: ProductDraft = { ...WHOLE, price: '0.50', discount: '5' };
    expect([...draftFaults(draft)]).toEqual([
      ['discount', 'With 5% off, ₹0.50 would cost nothing. Lower the discount or raise the price'],
    ]);
  });

  it('tell an amount below zero from text and from a third decimal', () => {
    const faultOf = (price: string) => draftFaults({ ...WHOLE, price }).get('price');
    expect(faultOf('-5')).toBe('Price must be from ₹0.01 to ₹10,00,000');
    expect(faultOf('five')).toBe('Price must be a number with at most two decimals');
    expect(faultOf('1.999')).toBe('Price must be a number with at most two decimals');
  });

  it('include an extra field without a text', () => {
    const draft: ProductDraft = { ...WHOLE, details: [['Origin', ' ']] };
    expect(draftFaults(draft).get('details.Origin')).toBe('Origin is required');
  });

  it.each([
    ['stock', '1.5'],
    ['stock', '-1'],
    ['stock', '1000001'],
    ['price', '0'],
    ['price', '1.999'],
    ['price', 'ten'],
    ['price', '45,50'],
    ['price', '₹'],
    ['stock', '₹5'],
    ['stock', '1,25'],
    ['discount', '101'],
    ['price', '-0.50'],
    ['alsoCalled', Array.from({ length: 21 }, (_, n) => `name ${n}`).join(', ')],
    ['alsoCalled', 'x'.repeat(61)],
  ])('include %s of %s', (field, text) => {
    expect([...draftFaults({ ...WHOLE, [field]: text }).keys()]).toEqual([field]);
  });
});
