import { Dash } from "#components/parts/ledger/figure";
import { useWordsOf } from "#components/parts/words/words";
import type { Player, PlayerId } from "#lib/season/club/club-event";
import { nameIn } from "#lib/season/names/name-in";
import { type InSeason, playerAddress } from "#lib/shown/addresses/addresses";
import { lettersIn, MOST_SHOWN, presentIn } from "#lib/shown/season/matrix-names";
import { Cell } from "./cell";
import { EDGE, PlayersTable } from "./players-table";

/** With more columns than this, they stand closer than in other tables. */
const MOST_APART = 6;

/** Whole class names: Tailwind finds them in the source as text. */
const SHOWN = {
  true: { true: "", false: "wide:hidden" },
  false: { true: "max-wide:hidden", false: "hidden" },
} as const;
const shownIn = ({ phone, wide }: { phone: boolean; wide: boolean }): string => SHOWN[`${phone}`][`${wide}`];

interface Props extends InSeason {
  /** True if no player was left out. */
  isWhole?: boolean;
}

interface MatrixProps extends Props {
  title: string;
  note: string;
  /** What the two numbers of a cell are. */
  corner: string;
  part: "with" | "met";
  pairs: readonly { player: PlayerId; other: PlayerId; text: string; name: string }[];
}

/** Rows against columns of the same players: who calls whom, who finishes before whom. */
function Matrix({ view, where, title, note, corner, pairs, part, isWhole = false }: MatrixProps) {
  const t = useWordsOf("season");
  const players = presentIn(view, pairs);
  if (pairs.length === 0) return null;
  const letters = lettersIn(players);
  const close = players.length > MOST_APART;
  const apart = close ? "pl-2.5 wide:pl-1 print:pl-1.5" : "pl-4";
  return (
    <PlayersTable
      title={title}
      note={view.standings.length > MOST_SHOWN && !isWhole ? `${note} ${t.firstOnly(MOST_SHOWN)}` : note}
      caption={note}
      corner={corner}
      look={`print:text-contract ${close ? "wide:text-contract" : ""}`}
      apart={apart}
      where={where}
      players={players}
      columns={players}
      keyOf={({ id }) => id}
      headOf={({ short, name }) => <ColumnName short={short} name={name} letters={letters} />}
      isNarrow={letters.wide}
      besideName={(player) => <Beside {...player} className={shownIn(letters)} />}
      cellOf={({ id: row }, { id }) => {
        const pair = pairs.find(({ player, other }) => player === row && other === id);
        const href = pair && playerAddress(where, row, `${part}.${id}`);
        return (
          <Cell key={id} className={`${apart} ${EDGE}`} name={pair?.name} href={href}>
            {pair ? pair.text : row === id ? "" : <Dash />}
          </Cell>
        );
      }}
    />
  );
}

interface NameProps {
  short: string;
  name: string;
  letters: ReturnType<typeof lettersIn>;
}

/** Letters where the name has no room, the name where it has; read aloud it is the name. */
const ColumnName = ({ short, name, letters }: NameProps) => (
  <>
    <bdi className="sr-only">{name}</bdi>
    <span aria-hidden>
      <span className={shownIn(letters)}>{short}</span>
      <bdi className={shownIn({ phone: !letters.phone, wide: !letters.wide })}>{name}</bdi>
    </span>
  </>
);

export function Partners({ view, ...props }: Props) {
  const t = useWordsOf("season");
  const pairs = view.tables.partners.map(({ player, partner, n, made }) => ({
    player,
    other: partner,
    text: `${made}/${n}`,
    name: `${made}/${n}, ${t.calls(nameIn(view, player), nameIn(view, partner), made, n)}`,
  }));
  return (
    <Matrix {...props} view={view} title={t.partners} note={t.partnersNote} corner={t.partnersCorner} pairs={pairs} part="with" />
  );
}

export function HeadToHead({ view, ...props }: Props) {
  const t = useWordsOf("season");
  const pairs = view.tables.met.map(({ player, other, n, ahead }) => ({
    player,
    other,
    text: `${ahead}/${n}`,
    name: `${ahead}/${n}, ${t.meets(nameIn(view, player), nameIn(view, other), ahead, n)}`,
  }));
  return <Matrix {...props} view={view} title={t.met} note={t.metNote} corner={t.metCorner} pairs={pairs} part="met" />;
}

/** The short name that stands over the columns. */
function Beside({ short, name, className }: Pick<Player, "short" | "name"> & { className: string }) {
  return (
    short !== name && (
      <span aria-hidden className={`text-corner text-ink2 italic ${className}`}>
        {" "}
        {short}
      </span>
    )
  );
}
