import { describePriceListEffect, type PriceListEffect } from '@jhola/domain';
import { texts } from '#messages/price-list.ts';
import { formatCount } from '#platform/format-count.ts';
import { Button } from '#ui/button.tsx';
import type { PriceList } from './use-price-lists.ts';

export type EffectsProps = { effects: PriceList['effects']; onShow: (effect: PriceListEffect) => void };

/** What the list would merge, move, clear or guess: each with its first rows, and a link to all of them. */
export function Effects({ effects, onShow }: EffectsProps) {
  if (effects.length === 0) return null;
  return (
    <section className="panel stack" aria-labelledby="effects-h">
      <h3 id="effects-h" className="list-h">
        {texts.pleaseCheck}
      </h3>
      <ul className="effects">
        {effects.map(({ effect, count, examples }) => (
          <li key={effect}>
            <details>
              <summary>{describePriceListEffect(effect, count)}</summary>
              <ul className="effect-examples">
                {examples.map(({ line, product, reason }) => (
                  <li key={`${line} ${reason}`}>
                    <span className="muted">{texts.rowNumber({ row: line })}</span> <b>{product}</b>
                    <br />
                    {reason}
                  </li>
                ))}
              </ul>
              {count > examples.length && (
                <Button kind="line" small onClick={() => onShow(effect)}>
                  {texts.showAll({ count: formatCount(count) })}
                </Button>
              )}
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
