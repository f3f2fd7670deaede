const LONGEST = 64;
let previous = new Uint8Array(LONGEST + 1);
let current = new Uint8Array(LONGEST + 1);
let beforePrevious = new Uint8Array(LONGEST + 1);

/**
 * The number of typing mistakes between a typed word and a word: letters that are added, missing, wrong or swapped with
 * the next. Returns a number above `most` if there are more. With `asPrefix`: the smallest number for any prefix of the
 * word.
 */
export function withinEdits(typed: string, word: string, most: number, asPrefix: boolean): number {
  const columns = Math.min(word.length, typed.length + most, LONGEST);
  if (typed.length > LONGEST) return most + 1;
  for (let column = 0; column <= columns; column += 1) previous[column] = column;
  for (let row = 1; row <= typed.length; row += 1) {
    current[0] = row;
    let best = row;
    const letter = typed.charCodeAt(row - 1);
    for (let column = 1; column <= columns; column += 1) {
      const other = word.charCodeAt(column - 1);
      let cost = at(previous, column - 1) + (letter === other ? 0 : 1);
      cost = Math.min(cost, at(previous, column) + 1, at(current, column - 1) + 1);
      const swapped =
        row > 1 &&
        column > 1 &&
        letter === word.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === other;
      if (swapped) cost = Math.min(cost, at(beforePrevious, column - 2) + 1);
      current[column] = cost;
      if (cost < best) best = cost;
    }
    if (best > most) return most + 1;
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  if (!asPrefix) return columns < word.length ? most + 1 : at(previous, columns);
  let fewest = at(previous, 0);
  for (let column = 1; column <= columns; column += 1) fewest = Math.min(fewest, at(previous, column));
  return fewest;
}

function at(row: Uint8Array, column: number): number {
  return row[column] ?? 0;
}
