import { useWordsOf } from "#components/parts/words/words";
import type { SeasonView } from "#lib/season/views";
import { Contracts, Matrix, playersOf } from "./printed-grid";
import { Adjustments, Late, Primes, Records } from "./printed-lines";

/** What the season's page shows under its curve. */
export function PrintedTables({ view }: { view: SeasonView }) {
  const s = useWordsOf("season");
  const { partners, met } = view.tables;
  const across = Math.max(...[partners, met].map((pairs) => playersOf(pairs).size));
  return (
    <>
      <div className={`next-page ${across > MOST_IN_HALF ? "" : "side-by-side"}`}>
        <Matrix
          view={view}
          title={s.partners}
          note={s.partnersNote}
          pairs={partners.map(({ player, partner, n, made }) => ({ player, other: partner, text: `${made}/${n}` }))}
        />
        <Matrix
          view={view}
          title={s.met}
          note={s.metNote}
          pairs={met.map(({ player, other, n, ahead }) => ({ player, other, text: `${ahead}/${n}` }))}
        />
      </div>
      <div className="tables">
        <Contracts view={view} />
        <Records view={view} />
        <Primes view={view} />
        <Adjustments view={view} />
        <Late view={view} />
      </div>
    </>
  );
}

/** Half a page holds a table of so many. */
const MOST_IN_HALF = 10;
