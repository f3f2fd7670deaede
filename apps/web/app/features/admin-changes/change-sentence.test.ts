import type { WireAdminChange } from '@jhola/contract/client';
import { describe, expect, test } from 'vitest';
import { fieldLabel, fieldValue, inFieldOrder } from './change-fields.ts';
import { changeSentence } from './change-sentence.ts';

const change = (fields: Partial<WireAdminChange>): WireAdminChange => ({
  _id: 'x',
  changedAt: '2026-11-21T06:30:00Z',
  actor: { _id: 'a', name: 'Asha' },
  action: 'update',
  entity: 'product',
  entityId: 'p',
  entityName: 'Amul Milk 500 ml',
  before: null,
  after: null,
  partOf: null,
  isUndone: false,
  ...fields,
});

describe('describing a change', () => {
  test.each<[Partial<WireAdminChange>, string]>([
    [
      { action: 'create', entity: 'price_list_layout', entityName: 'Sharma' },
      'added the price list layout Sharma',
    ],
    [
      { before: { price: 28 }, after: { price: 30.5 } },
      'changed the price of Amul Milk 500 ml from ₹28 to ₹30.50',
    ],
    [
      { before: { stock: 1200 }, after: { stock: 0 } },
      'changed the stock of Amul Milk 500 ml from 1,200 to 0',
    ],
    [
      { before: { discount: 0 }, after: { discount: 10 } },
      'changed the discount of Amul Milk 500 ml from 0% to 10%',
    ],
    [
      { before: { description: 'a' }, after: { description: 'b' } },
      'changed the description of Amul Milk 500 ml',
    ],
    [
      {
        before: { price: 1, unit: 'a', subCategory: [] },
        after: { price: 2, unit: 'b', subCategory: ['x'] },
      },
      'changed the price, the unit and the sub-categories of Amul Milk 500 ml',
    ],
    [
      { entity: 'order', entityName: 'JH-1001', after: { status: 'undelivered', reason: 'x' } },
      'marked order JH-1001 as undelivered',
    ],
    [{ action: 'create', after: { name: 'x' } }, 'added the product Amul Milk 500 ml'],
    [{ action: 'delete', before: { name: 'x' } }, 'deleted the product Amul Milk 500 ml'],
    [
      { action: 'delete', entity: 'sub_category', entityName: 'Maps', before: {} },
      'deleted the sub-category Maps',
    ],
    [
      {
        action: 'move',
        entity: 'order',
        entityName: 'JH-1001',
        before: { status: 'pending' },
        after: { status: 'processing' },
      },
      'moved order JH-1001 from pending to processing',
    ],
    [
      {
        action: 'cancel',
        entity: 'order',
        entityName: 'JH-1001',
        after: { status: 'cancelled', reason: 'rain' },
      },
      'cancelled order JH-1001',
    ],
    [
      { entity: 'user', entityName: 'Ravi', before: { status: 'Active' }, after: { status: 'Suspended' } },
      'suspended Ravi',
    ],
    [
      { entity: 'user', entityName: 'Ravi', before: { status: 'Suspended' }, after: { status: 'Active' } },
      'reinstated Ravi',
    ],
    [
      { entity: 'user', entityName: 'Ravi', before: { role: 'USER' }, after: { role: 'ADMIN' } },
      'made Ravi an admin',
    ],
    [
      { entity: 'user', entityName: 'Ravi', before: { role: 'ADMIN' }, after: { role: 'USER' } },
      'made Ravi an ordinary user again',
    ],
    [
      { action: 'import', entity: 'price_list', entityName: 'november.csv', after: { added: 12 } },
      'imported the price list november.csv',
    ],
    [
      {
        before: { price: 28 },
        after: { price: 30 },
        partOf: { _id: 'w', name: 'november.csv', entity: 'price_list' },
      },
      'changed the price of Amul Milk 500 ml from ₹28 to ₹30 by the price list november.csv',
    ],
    [
      {
        before: { discount: 5 },
        after: { discount: 25 },
        partOf: { _id: 'w', name: '25,354 products', entity: 'product' },
      },
      'changed the discount of Amul Milk 500 ml from 5% to 25%, one of 25,354 products',
    ],
    [
      { action: 'discount', entityName: '25,354 products', after: { discount: 25 } },
      'set a discount of 25% on 25,354 products',
    ],
    [
      { before: { alsoCalled: '' }, after: { alsoCalled: 'doodh' } },
      'changed the other names of Amul Milk 500 ml',
    ],
    [{ action: 'restore discounts', entityName: '3 products' }, 'undid a discount on 3 products'],
    [{ action: 'delete many', entityName: '3 products' }, 'deleted 3 products'],
    [{ action: 'merge_twins', entity: 'shelf', entityName: 'A3' }, 'did “merge twins” with shelf A3'],
  ])('%j', (fields, sentence) => {
    expect(changeSentence(change(fields))).toBe(sentence);
  });
});

describe('the values of a field', () => {
  test.each<[string, unknown, string]>([
    ['price', 1234567.5, '₹12,34,567.50'],
    ['price', null, 'nothing'],
    ['stock', 0, '0'],
    ['category', ['Dairy', 'Snacks'], 'Dairy, Snacks'],
    ['category', [], 'nothing'],
    ['more_details', { Brand: 'Amul', Fat: '3%' }, 'Brand: Amul\nFat: 3%'],
    ['more_details', {}, 'nothing'],
    ['constructor', 5, '5'],
    ['hidden', true, 'yes'],
    ['payment_status', 'seen to', 'resolved'],
    ['payment_status', 'PAID', 'PAID'],
    ['status', 'Suspended', 'suspended'],
  ])('%s %j is %j', (key, value, text) => {
    expect(fieldValue(key, value)).toBe(text);
  });

  test('have labels', () => {
    expect(['alsoCalled', 'more_details', 'cancel_reason', 'lowStock', 'toString'].map(fieldLabel)).toEqual([
      'other names',
      'extra fields',
      'cancel reason',
      'low stock',
      'to string',
    ]);
  });

  test('are in the order of a form, as those of a price list are', () => {
    expect(inFieldOrder(['image', 'unit', 'shelf', 'price', 'name'])).toEqual([
      'name',
      'unit',
      'price',
      'image',
      'shelf',
    ]);
    const counts = ['new', 'same', 'rows', 'merged', 'changed', 'newSubCategories'];
    expect(inFieldOrder(counts).map(fieldLabel)).toEqual([
      'rows read',
      'new products',
      'changed products',
      'unchanged products',
      'merged rows',
      'new sub-categories',
    ]);
  });
});
