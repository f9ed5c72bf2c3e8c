import type { ReactNode } from "react";
import { Dash } from "#components/parts/ledger/figure";
import { QuietLink } from "#components/parts/press/buttons";
import { useRoles } from "#components/parts/season/game-facts";
import { useWordsOf } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import type { PlayerId } from "#lib/season/club/club-event";
import { nameIn } from "#lib/season/names/name-in";
import { type InSeason, playerAddress } from "#lib/shown/addresses/addresses";
import { inRole, rolesIn } from "#lib/shown/season/standing-figures";
import { Cell, HeadCell, NameCell } from "./cell";
import { Section } from "./section";
import { Average } from "./standing-cells";

/** A table that the season's own page shows in part. */
export interface InPart extends InSeason {
  /** At most this many rows, with a link to the others. */
  most?: number | undefined;
}

interface Props extends InPart {
  caption: string;
  heads: readonly string[];
  rows: readonly {
    readonly player: PlayerId;
    /** A figure, and where it opens. */
    readonly cells: readonly { readonly figure: ReactNode; readonly href?: string | undefined }[];
  }[];
  /** Classes of the last column. */
  look?: string;
}

/** A few figures of each player, for as many players as the page has room for. */
export function FiguresTable({ view, where, caption, heads, rows, look = "", most = rows.length }: Props) {
  const { player: name } = useWordsOf("season");
  const edge = (i: number) => (i === 0 ? "" : `pl-3 max-[22rem]:pl-2 ${i < heads.length - 1 ? "" : "pr-4 wide:pr-0"}`);
  return (
    <>
      <div className="max-large:relative max-large:overflow-x-auto">
        <table className="w-full border-separate border-spacing-0 text-figure max-[22rem]:text-contract max-large:min-w-[22rem] broad:max-w-[720px]">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <HeadCell left className="pl-4 wide:pl-0" unseen={name} />
              {heads.map((head, i) => (
                <HeadCell key={head} className={`lowercase ${edge(i)}`}>
                  {head}
                </HeadCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, most).map(({ player, cells }) => (
              <tr key={player}>
                <NameCell href={playerAddress(where, player)} className="pl-4 wide:pl-0">
                  {nameIn(view, player)}
                </NameCell>
                {cells.map(({ figure, href }, i) => (
                  <Cell key={heads[i]} href={href} className={`${edge(i)} ${i === heads.length - 1 ? look : ""}`}>
                    {figure}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > most && <AllRows of={rows.length} />}
    </>
  );
}

/** A link to the page that has all rows. */
function AllRows({ of }: { of: number }) {
  const t = useWordsOf("season");
  return (
    <p className="edge wide:px-0 print:hidden">
      <QuietLink href="#matrices">{t.allRows(of)}</QuietLink>
    </p>
  );
}

/** The phone's second table: what the spread has beside the standings. */
export function RoleTable({ view, where, most, className = "" }: InPart & { className?: string }) {
  const t = useWordsOf("season");
  const roles = rolesIn(view);
  const nameOf = useRoles(view);
  if (roles.length === 0) return null;
  const sums = (player: string, role: string) => {
    const own = inRole(view.tables.roles, player, role);
    return { ...own, href: own.n > 0 ? playerAddress(where, player, role) : undefined };
  };
  return (
    <Section title={t.roleTitle} note={t.roleNote} className={className}>
      <FiguresTable
        {...{ view, where, most }}
        caption={t.roleTitle}
        heads={[t.made, ...roles.map(nameOf)]}
        rows={view.standings.map(({ player: { id } }) => {
          const { n, made, href } = sums(id, itemAt(roles, 0));
          const averages = roles.map((role) => {
            const { average, href } = sums(id, role);
            return { href, figure: <Average value={average} /> };
          });
          return { player: id, cells: [{ href, figure: n === 0 ? <Dash /> : t.outOf(made, n) }, ...averages] };
        })}
      />
    </Section>
  );
}
