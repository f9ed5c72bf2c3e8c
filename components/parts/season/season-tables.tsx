import { type ReactNode, useEffect, useRef, useState } from "react";
import { Dash, Figure } from "#components/parts/ledger/figure";
import { useWordsOf } from "#components/parts/words/words-of";
import type { Player, PlayerId } from "#lib/season/club-event";
import type { ContractRow, SeasonView } from "#lib/season/views";
import { widthOf } from "#lib/shown/plot/width";
import { type Place, playerPlace } from "#lib/shown/season/places";
import { Cell, Head, NameCell } from "./cell";
import { useGameFacts } from "./game-facts";
import { Section } from "./section";

interface Props {
  view: SeasonView;
  place: Place;
  /** Everybody is in it. */
  isWhole?: boolean;
}

const TABLE = "w-full border-separate border-spacing-0 text-figure";
/** Stays in sight while the rest scrolls. */
const FIRST = "sticky left-0 bg-paper pr-2 pl-4 wide:pl-0 print:static print:pl-4";
/** A long name takes two lines sooner than the figures' room. */
const SHORT_NAME = "w-max max-w-32 print:max-w-none";
const NAME = `${SHORT_NAME} wide:max-w-none`;
/** What takes the focus is never under the names. */
const CLEAR = "scroll-pl-40 wide:scroll-pl-56";
const EDGE = "last:pr-4 wide:last:pr-0";
const ACROSS = "print:[column-span:all]";

/** In the order of the standings, those who are in this table. */
export const presentIn = (view: SeasonView, ids: ReadonlySet<PlayerId>): Player[] =>
  view.standings.map(({ player }) => player).filter(({ id }) => ids.has(id));

/** A table wider than its room scrolls under its own names, and says so until its end is in sight. */
export function Wide({ label, children }: { label: string; children: ReactNode }) {
  const { asTable, moreColumns } = useWordsOf("season");
  const frame = useRef<HTMLDivElement>(null);
  const hidden = useHidden(frame);
  return (
    <>
      {hidden !== null && (
        <p aria-hidden className={`edge text-right label wide:px-0 print:hidden ${hidden > 0 ? "" : "invisible"}`}>
          {moreColumns}
        </p>
      )}
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div
        ref={frame}
        className={`relative overflow-x-auto focus-visible:-outline-offset-2 print:overflow-visible print:border-0 ${CLEAR} ${hidden ? "border-ink2 border-r" : ""}`}
        tabIndex={0}
        role="region"
        aria-label={asTable(label)}
      >
        {children}
      </div>
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
    </>
  );
}

/** Pixels of it that lie beyond its right edge; null where all of it fits. */
function useHidden(frame: React.RefObject<HTMLElement | null>): number | null {
  const [hidden, setHidden] = useState<number | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const beyond = element.scrollWidth - element.clientWidth;
      setHidden(beyond > 1 ? Math.max(0, Math.round(beyond - element.scrollLeft - 1)) : null);
    };
    const sizes = new ResizeObserver(measure);
    for (const each of [element, ...element.children]) sizes.observe(each);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [frame]);
  return hidden;
}

/** Made out of tried for each contract, and who takes most and least. */
export function Contracts({ view, place }: Props) {
  const t = useWordsOf("season");
  const say = useGameFacts();
  const { contracts } = view.tables;
  if (contracts.length === 0) return null;
  const kinds = [...new Map(contracts.map((row) => [`${row.game} ${row.contract}`, row])).values()].sort(
    (a, b) => say.order(a.game, a.contract) - say.order(b.game, b.contract),
  );
  const players = presentIn(view, new Set(contracts.map(({ player }) => player)));
  const cellOf = (player: PlayerId, kind: ContractRow) =>
    contracts.find((row) => row.player === player && row.game === kind.game && row.contract === kind.contract);
  return (
    <Section title={t.contracts} note={t.contractsNote} className={ACROSS}>
      <Wide label={t.contracts}>
        <table className={TABLE}>
          <caption className="sr-only">{t.contractsNote}</caption>
          <thead>
            <tr>
              <Head left className={FIRST}>
                <span className="sr-only">{t.player}</span>
              </Head>
              {kinds.map((kind) => (
                <Head key={`${kind.game} ${kind.contract}`} className={`pl-4 ${EDGE}`}>
                  {say.contract(kind.game, kind.contract)}
                </Head>
              ))}
            </tr>
          </thead>
          <tbody>
            {players.map((player) => (
              <tr key={player.id}>
                <NameCell href={playerPlace(place, player.id)} className={FIRST}>
                  <bdi className={NAME}>{player.name}</bdi>
                </NameCell>
                {kinds.map((kind) => {
                  const row = cellOf(player.id, kind);
                  return (
                    <Cell
                      key={`${kind.game} ${kind.contract}`}
                      className={`pl-4 ${EDGE}`}
                      href={row && playerPlace(place, player.id, `contract.${kind.contract}`)}
                    >
                      {row ? (
                        <span className="py-1">
                          <span className="block leading-5">{t.outOf(row.made, row.n)}</span>
                          <Figure value={row.points} className="block text-running" />
                        </span>
                      ) : (
                        <Dash />
                      )}
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </Section>
  );
}

/** The server tells who met whom of so many. */
const MOST_SHOWN = 16;
/** What the columns of a phone and of a desktop have, in pixels. */
const ROOM = { phone: 374, wide: 552 };
/** So many columns stand as far apart as those of other tables. */
const MOST_APART = 6;

/** About what a matrix with these names at its rows and over its columns takes. */
const takes = (rows: readonly string[], columns: readonly string[]): number =>
  24 +
  Math.min(160, Math.max(...rows.map(widthOf)) * 17) +
  columns.reduce((sum, name) => sum + 16 + Math.max(32, widthOf(name) * 14), 0);

/** Where each player's letters stand for the name; where they do, each row has both. */
export function lettersIn(players: readonly Pick<Player, "name" | "short">[]): { phone: boolean; wide: boolean } {
  const names = players.map(({ name }) => name);
  const isShort = players.every(({ name, short }) => name === short);
  const needed = takes(names, names);
  return { phone: !isShort && needed > ROOM.phone, wide: !isShort && needed > ROOM.wide };
}

/** Tailwind reads these as they are. */
const SHOWN = {
  true: { true: "", false: "wide:hidden" },
  false: { true: "max-wide:hidden", false: "hidden" },
} as const;
const shownIn = ({ phone, wide }: { phone: boolean; wide: boolean }): string => SHOWN[`${phone}`][`${wide}`];

/** Rows against columns of the same players: who calls whom, who finishes before whom. */
function Matrix({
  view,
  place,
  title,
  note,
  corner,
  pairs,
  part,
  isWhole = false,
}: Props & {
  title: string;
  note: string;
  /** What the two numbers of a cell are. */
  corner: string;
  part: "with" | "met";
  pairs: readonly { row: PlayerId; column: PlayerId; text: string; name: string }[];
}) {
  const t = useWordsOf("season");
  const players = presentIn(view, new Set(pairs.flatMap(({ row, column }) => [row, column])));
  if (pairs.length === 0) return null;
  const letters = lettersIn(players);
  const names = { phone: !letters.phone, wide: !letters.wide };
  const close = players.length > MOST_APART;
  const apart = close ? "pl-2.5 wide:pl-1 print:pl-1.5" : "pl-4";
  return (
    <Section
      title={title}
      note={view.standings.length > MOST_SHOWN && !isWhole ? `${note} ${t.firstOnly(MOST_SHOWN)}` : note}
      className={ACROSS}
    >
      <Wide label={title}>
        <table className={`${TABLE} print:text-contract ${close ? "wide:text-contract" : ""}`}>
          <caption className="sr-only">{note}</caption>
          <thead>
            <tr>
              <Head left className={FIRST}>
                <span className="sr-only">{t.player}, </span>
                {corner}
              </Head>
              {players.map(({ id, short, name }) => (
                <Head key={id} className={`${apart} ${EDGE}`}>
                  <bdi className="sr-only">{name}</bdi>
                  <span aria-hidden>
                    <span className={shownIn(letters)}>{short}</span>
                    <bdi className={shownIn(names)}>{name}</bdi>
                  </span>
                </Head>
              ))}
            </tr>
          </thead>
          <tbody>
            {players.map((player) => (
              <tr key={player.id}>
                <NameCell href={playerPlace(place, player.id)} className={FIRST}>
                  <span className={letters.wide ? SHORT_NAME : NAME}>
                    <bdi>{player.name}</bdi>
                    {player.short !== player.name && (
                      <span aria-hidden className={`text-corner text-ink2 italic ${shownIn(letters)}`}>
                        {" "}
                        {player.short}
                      </span>
                    )}
                  </span>
                </NameCell>
                {players.map((other) => {
                  const pair = pairs.find(({ row, column }) => row === player.id && column === other.id);
                  return (
                    <Cell
                      key={other.id}
                      className={`${apart} ${EDGE}`}
                      name={pair?.name}
                      href={pair && playerPlace(place, player.id, `${part}.${other.id}`)}
                    >
                      {pair ? pair.text : player.id === other.id ? "" : <Dash />}
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </Section>
  );
}

const nameIn = (view: SeasonView, id: PlayerId): string => view.players.find((player) => player.id === id)?.name ?? "";

export function Partners({ view, place, isWhole = false }: Props) {
  const t = useWordsOf("season");
  const pairs = view.tables.partners.map(({ player, partner, n, made }) => ({
    row: player,
    column: partner,
    text: `${made}/${n}`,
    name: `${made}/${n}, ${t.calls(nameIn(view, player), nameIn(view, partner), made, n)}`,
  }));
  return (
    <Matrix
      view={view}
      place={place}
      title={t.partners}
      note={t.partnersNote}
      corner={t.partnersCorner}
      pairs={pairs}
      isWhole={isWhole}
      part="with"
    />
  );
}

export function HeadToHead({ view, place, isWhole = false }: Props) {
  const t = useWordsOf("season");
  const pairs = view.tables.met.map(({ player, other, n, ahead }) => ({
    row: player,
    column: other,
    text: `${ahead}/${n}`,
    name: `${ahead}/${n}, ${t.meets(nameIn(view, player), nameIn(view, other), ahead, n)}`,
  }));
  return (
    <Matrix
      view={view}
      place={place}
      isWhole={isWhole}
      title={t.met}
      note={t.metNote}
      corner={t.metCorner}
      pairs={pairs}
      part="met"
    />
  );
}

/** Every prime that was ever made, by player; a chelem is told beside. */
export function Primes({ view, place }: Props) {
  const t = useWordsOf("season");
  const say = useGameFacts();
  const { primes, chelems } = view.tables;
  const players = presentIn(view, new Set([...primes, ...chelems].map(({ player }) => player)));
  if (players.length === 0) return null;
  return (
    <Section title={t.primes}>
      <ul className="edge border-stroke border-t wide:px-0">
        {players.map((player) => {
          const own = primes.filter((row) => row.player === player.id);
          const slams = chelems.filter((row) => row.player === player.id);
          return (
            <li key={player.id} className="flex min-h-[46px] items-baseline justify-between gap-4 border-rule border-b py-2.5">
              <a
                className="inline-flex min-h-11 min-w-11 items-center justify-end text-figure"
                href={playerPlace(place, player.id)}
              >
                {player.name}
              </a>
              <span className="text-right text-contract">
                {own.map((row) => (
                  <a
                    key={`${row.game} ${row.prime}`}
                    className="-my-3 inline-block min-w-11 py-3 pl-3"
                    href={playerPlace(place, player.id, `prime.${row.prime}`)}
                  >
                    {say.prime(row.game, row.prime)} × {row.n} <Figure value={row.points} />
                  </a>
                ))}
                {slams.map((row) => (
                  <a
                    key={row.game}
                    className="-my-3 inline-block min-w-11 py-3 pl-3"
                    href={playerPlace(place, player.id, "chelem")}
                  >
                    {t.chelems(row.made, row.missed)}
                  </a>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
