import { randomInt } from 'node:crypto';
import type { UserId } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import { hashSecret } from '../secrets.ts';
import { replaceRecoveryCodes } from './recovery-codes.queries.ts';

const CODES = 10;
/** 32 letters and digits that are hard to confuse; a code has 120 random bits. */
const LETTERS = '23456789abcdefghijkmnpqrstuvwxyz';
const PARTS = 6;
const PART_LENGTH = 4;

/** Makes ten recovery codes, which replace all earlier ones. Only their hashes are stored. */
export async function makeRecoveryCodes(tx: Db, userId: UserId): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => Array.from({ length: PARTS }, part).join('-'));
  await replaceRecoveryCodes(tx, userId, codes.map(hashRecoveryCode));
  return codes;
}

/** Accepts codes with and without dashes. */
export function hashRecoveryCode(code: string): Buffer {
  return hashSecret(code.replaceAll('-', ''));
}

function part(): string {
  return Array.from({ length: PART_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
