const KINDS = ['Rice', 'Dal', 'Atta', 'Oil', 'Tea', 'Biscuits', 'Soap', 'Masala', 'Juice', 'Chips'];
const PACKS = ['100 g', '250 g', '500 g', '1 kg', '2 kg', '5 kg'];

/** A price list with that many rows, each a different product; another `turn` has the same products at other prices. */
export function priceListText(rows: number, turn: number): string {
  const lines = ['Item;Brand;Pack;MRP;Selling Rate;Qty on hand;Group;Sub Group;Details'];
  for (let at = 0; at < rows; at += 1) {
    const kind = KINDS[at % KINDS.length];
    const mrp = 40 + (at % 400) + turn;
    const text = `"${kind} of the finest kind, number ${at}; kept cool and dry.\nSecond line."`;
    const pack = PACKS[at % PACKS.length];
    lines.push(
      `${kind} ${at};House ${at % 200};${pack};${mrp};${mrp - 5};${500 + (at % 90)};Group ${at % 12};${kind} ${at % 12};${text}`,
    );
  }
  return `${lines.join('\n')}\n`;
}
