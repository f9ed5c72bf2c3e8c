import { Figure } from "#components/parts/ledger/figure";
import { useWordsOf } from "#components/parts/words/words";
import type { Player } from "#lib/season/club-event";
import { presentIn } from "#lib/shown/season/matrix-names";
import { type InSeason, playerPlace } from "#lib/shown/season/places";
import { useGameFacts } from "./game-facts";
import { Section } from "./section";

/** Every prime that was ever made, by player; a chelem is told beside. */
export function Primes({ view, place }: InSeason) {
  const t = useWordsOf("season");
  const { primes, chelems } = view.tables;
  const players = presentIn(view, new Set([...primes, ...chelems].map(({ player }) => player)));
  if (players.length === 0) return null;
  return (
    <Section title={t.primes}>
      <ul className="edge border-stroke border-t wide:px-0">
        {players.map((player) => (
          <li key={player.id} className="flex min-h-[46px] items-center justify-between gap-4 border-rule border-b">
            <a
              className="inline-flex min-h-11 min-w-11 items-center text-figure wrap-break-word"
              href={playerPlace(place, player.id)}
            >
              {player.name}
            </a>
            <span className="flex min-w-0 flex-wrap justify-end gap-x-3 text-contract">
              <Own view={view} place={place} player={player} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** As high as a thumb, and none over another: what is tapped is what is read. */
const LINK = "flex min-h-11 min-w-11 items-center justify-end gap-x-1 text-right";

function Own({ view: { tables }, place, player: { id } }: InSeason & { player: Player }) {
  const t = useWordsOf("season");
  const say = useGameFacts();
  const own = tables.primes.filter(({ player }) => player === id);
  const slams = tables.chelems.filter(({ player }) => player === id);
  return (
    <>
      {own.map(({ game, prime, n, points }) => (
        <a key={`${game} ${prime}`} className={LINK} href={playerPlace(place, id, `prime.${prime}`)}>
          {say.prime(game, prime)} × {n} <Figure value={points} />
        </a>
      ))}
      {slams.map(({ game, made, missed }) => (
        <a key={game} className={LINK} href={playerPlace(place, id, "chelem")}>
          {t.chelems(made, missed)}
        </a>
      ))}
    </>
  );
}
