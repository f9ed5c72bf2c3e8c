import { Dash, Figure } from "#components/ledger/figure";
import type { Player, PlayerId } from "#lib/season/club-event";
import type { ContractRow, SeasonView } from "#lib/season/views";
import { Cell, Head, NameCell } from "./cell";
import { useGameFacts } from "./game-facts";
import { type Place, playerPlace } from "./places";
import { useSeasonWords } from "./season-words";
import { Section } from "./section";
import { figureOf, inRole } from "./standings";

interface Props {
  view: SeasonView;
  place: Place;
}

const TABLE = "w-full border-separate border-spacing-0 text-figure";
/** Stays in sight while the rest scrolls. */
const FIRST = "sticky left-0 bg-paper pr-2 pl-4 whitespace-nowrap wide:pl-0";

/** In the order of the standings, those who are in this table. */
export const presentIn = (view: SeasonView, ids: ReadonlySet<PlayerId>): Player[] =>
  view.standings.map(({ player }) => player).filter(({ id }) => ids.has(id));

/** A table wider than the phone scrolls under its own names. */
function Wide({ label, children }: { label: string; children: React.ReactNode }) {
  const { asTable } = useSeasonWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <div className="overflow-x-auto focus-visible:-outline-offset-2" tabIndex={0} role="region" aria-label={asTable(label)}>
      {children}
    </div>
  );
}

/** Made out of tried for each contract, and who takes most and least. */
export function Contracts({ view, place }: Props) {
  const t = useSeasonWords();
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
    <Section title={t.contracts} note={t.contractsNote}>
      <Wide label={t.contracts}>
        <table className={TABLE}>
          <caption className="sr-only">{t.contractsNote}</caption>
          <thead>
            <tr>
              <Head left className={FIRST}>
                <span className="sr-only">{t.player}</span>
              </Head>
              {kinds.map((kind) => (
                <Head key={`${kind.game} ${kind.contract}`} className="pl-4 last:pr-4 wide:last:pr-0">
                  {say.contract(kind.game, kind.contract)}
                </Head>
              ))}
            </tr>
          </thead>
          <tbody>
            {players.map((player) => (
              <tr key={player.id}>
                <NameCell href={playerPlace(place, player.id)} className={FIRST}>
                  {player.name}
                </NameCell>
                {kinds.map((kind) => {
                  const row = cellOf(player.id, kind);
                  return (
                    <Cell
                      key={`${kind.game} ${kind.contract}`}
                      className="pl-4 last:pr-4 wide:last:pr-0"
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
/** So many names have room over their columns on a desktop. */
const FULL_NAMES = 8;

/** Rows against columns of the same players: who calls whom, who finishes before whom. */
function Matrix({
  view,
  place,
  title,
  note,
  pairs,
  part,
}: Props & {
  title: string;
  note: string;
  part: "with" | "met";
  pairs: readonly { row: PlayerId; column: PlayerId; text: string; name: string }[];
}) {
  const t = useSeasonWords();
  const players = presentIn(view, new Set(pairs.flatMap(({ row, column }) => [row, column])));
  if (pairs.length === 0) return null;
  return (
    <Section title={title} note={view.standings.length > MOST_SHOWN ? `${note} ${t.firstOnly(MOST_SHOWN)}` : note}>
      <Wide label={title}>
        <table className={TABLE}>
          <caption className="sr-only">{note}</caption>
          <thead>
            <tr>
              <Head left className={FIRST}>
                <span className="sr-only">{t.player}</span>
              </Head>
              {players.map(({ id, short, name }) => (
                <Head key={id} className="pl-4 last:pr-4 wide:last:pr-0">
                  <abbr title={name} className={`no-underline ${players.length <= FULL_NAMES ? "wide:hidden" : ""}`}>
                    {short}
                  </abbr>
                  {players.length <= FULL_NAMES && <span className="max-wide:hidden">{name}</span>}
                </Head>
              ))}
            </tr>
          </thead>
          <tbody>
            {players.map((player) => (
              <tr key={player.id}>
                <NameCell href={playerPlace(place, player.id)} className={FIRST}>
                  {player.name}
                </NameCell>
                {players.map((other) => {
                  const pair = pairs.find(({ row, column }) => row === player.id && column === other.id);
                  return (
                    <Cell
                      key={other.id}
                      className="pl-4 last:pr-4 wide:last:pr-0"
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

export function Partners({ view, place }: Props) {
  const t = useSeasonWords();
  const pairs = view.tables.partners.map(({ player, partner, n, made }) => ({
    row: player,
    column: partner,
    text: `${made}/${n}`,
    name: t.calls(nameIn(view, player), nameIn(view, partner), made, n),
  }));
  return <Matrix view={view} place={place} title={t.partners} note={t.partnersNote} pairs={pairs} part="with" />;
}

export function HeadToHead({ view, place }: Props) {
  const t = useSeasonWords();
  const pairs = view.tables.met.map(({ player, other, n, ahead }) => ({
    row: player,
    column: other,
    text: `${ahead}/${n}`,
    name: t.meets(nameIn(view, player), nameIn(view, other), ahead, n),
  }));
  return <Matrix view={view} place={place} title={t.met} note={t.metNote} pairs={pairs} part="met" />;
}

/** Every prime that was ever made, by player; a chelem is told beside. */
export function Primes({ view, place }: Props) {
  const t = useSeasonWords();
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
              <a className="text-figure" href={playerPlace(place, player.id)}>
                {player.name}
              </a>
              <span className="text-right text-contract">
                {own.map((row) => (
                  <a
                    key={`${row.game} ${row.prime}`}
                    className="inline-block py-0.5 pl-3"
                    href={playerPlace(place, player.id, `prime.${row.prime}`)}
                  >
                    {say.prime(row.game, row.prime)} × {row.n} <Figure value={row.points} />
                  </a>
                ))}
                {slams.map((row) => (
                  <a key={row.game} className="inline-block py-0.5 pl-3" href={playerPlace(place, player.id, "chelem")}>
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

const LEAST_TAKEN = 5;

/** Who takes most, and least, of the deals they played: in words, where there is anything to say. */
export function Takers({ view }: Pick<Props, "view">) {
  const t = useSeasonWords();
  const shares = view.standings
    .flatMap((standing) => {
      const { n, made } = inRole(view.tables.roles, standing.player.id, "taker");
      const deals = figureOf(standing, "deals");
      return deals >= LEAST_TAKEN * 4 ? [{ name: standing.player.name, n, made, deals, share: n / deals }] : [];
    })
    .sort((a, b) => b.share - a.share);
  const [most, least] = [shares[0], shares.at(-1)];
  if (!most || !least || shares.length < 2 || most.n < LEAST_TAKEN) return null;
  return (
    <>
      <h2 className="pt-6 text-sentence">{t.takes}</h2>
      <p className="pt-1 text-choice">{t.takesOften(most.name, most.n, most.deals, most.made)}</p>
      <p className="pt-1 text-choice">{t.takesRarely(least.name, least.n, least.deals)}</p>
    </>
  );
}
