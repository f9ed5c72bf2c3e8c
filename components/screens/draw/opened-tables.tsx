import { useCallback, useEffect } from "react";
import { useHash } from "#components/parts/door/hash";
import { submitting, Trouble } from "#components/parts/form/submit";
import { RuledSection } from "#components/parts/page/ruled-section";
import { TitledPage } from "#components/parts/page/titled-page";
import { QuietButton } from "#components/parts/press/buttons";
import { LinkCard } from "#components/parts/share/link-card";
import { type Attempt, useSharing } from "#components/parts/share/use-sharing";
import { useWordsOf } from "#components/parts/words/words";
import { nameKey } from "#lib/log/name";
import { GAMES } from "#lib/rules/all-games";
import type { Club, Draw, Player, PlayerId, Season } from "#lib/season/club/club-event";
import type { EveningView } from "#lib/season/evening-view";
import { nameIn } from "#lib/season/names/name-in";
import type { ClubView } from "#lib/season/views";
import type { Role } from "#lib/sheet/role";
import { absentFrom, gameToDraw, rulesToDraw } from "#lib/shown/draw/draw-draft";
import { shownTables } from "#lib/shown/draw/shown-tables";
import { openMissing } from "#lib/sync/open-tables";
import { thisPhone } from "#lib/sync/this-phone";
import { NameSearch, toFirstChoice, useNaming } from "./finder";
import { type Held, OpenedTable } from "./opened-table";
import { HeldName } from "./table-board";
import { useMoving } from "./use-moving";

interface Props {
  view: ClubView;
  season: Season;
  draw: Draw;
  /** The number of this draw among the evening's, from 1. */
  nth: number;
  evening: EveningView | null;
  /** The server has answered, or could not be asked. */
  settled: boolean;
}

/** The tables of the evening while it goes on: each one's QR, who arrives, who changes table. */
export function OpenedTables({ view, season, draw, nth, evening, settled }: Props) {
  const t = useWordsOf("draw");
  const [hash, go] = useHash();
  const { club } = view;
  const { held, setHeld, busy, trouble, sit } = useMoving(club.id, evening);
  useMissing({ view, season, draw, nth, evening, settled });
  const tables = shownTables(draw, club, evening, t.table);
  const shown = tables.find(({ sheet }) => hash === `qr:${sheet}`);
  return (
    <>
      <Head held={held} trouble={trouble} go={go} />
      {tables.map((table) => (
        <OpenedTable
          key={table.sheet}
          {...table}
          settled={settled}
          held={held}
          busy={busy}
          onTap={(player) => setHeld(held?.player === player ? null : { player, name: nameIn(club, player), from: table.sheet })}
          onSit={(plays) => sit(table.sheet, plays)}
          onQr={() => go(`qr:${table.sheet}`)}
        />
      ))}
      <Arriving
        club={club}
        absent={absentFrom(evening, club)}
        held={held?.from === null ? held.player : null}
        onHold={({ id, name }) => setHeld({ player: id, name, from: null })}
      />
      {shown && (
        <QrPage sheet={shown.sheet} title={shown.title} names={shown.table?.names ?? shown.drawn} onClose={() => go("")} />
      )}
    </>
  );
}

/** What can be done with all tables, and who is selected. */
function Head({ held, trouble, go }: { held: Held | null; trouble: string | null; go: (hash: string) => void }) {
  const t = useWordsOf("draw");
  return (
    <>
      <p className="edge pt-3 text-prose">{t.opened}</p>
      <div className="edge flex flex-wrap gap-x-5">
        <QuietButton onClick={() => go("imprimer")}>{t.print}</QuietButton>
        <QuietButton onClick={() => go("encore")}>{t.again2}</QuietButton>
      </div>
      <Trouble text={trouble} />
      <p role="status" className="edge border-rule border-b pb-2 font-sans text-hint text-ink2">
        {held ? t.holding(held.name) : t.touchOpened}
      </p>
    </>
  );
}

/** If the phone that drew left before all tables were open, this one opens them, once the server has said which are. */
function useMissing({ view, season, draw, nth, evening, settled }: Props): void {
  const t = useWordsOf("draw");
  useEffect(() => {
    if (!evening || !settled) return;
    const played = view.seasons.find(({ id }) => id === season.id)?.rules ?? null;
    const game = gameToDraw(season.counting.games, played);
    const titleOf = (n: number) => (draw.tables.length > 1 ? t.titleOf(n, nth) : null);
    const isOpen = (sheet: string) => evening.tables.some((table) => table.sheet === sheet);
    void openMissing(
      thisPhone(),
      { club: view.club, rules: rulesToDraw(game, played), seating: GAMES[game], titleOf },
      draw,
      isOpen,
    ).catch(() => {});
  }, [view, season, draw, nth, evening, settled, t]);
}

interface QrProps {
  sheet: string;
  title: string;
  names: readonly string[];
  onClose: () => void;
}

const NOTES: Role = "player";

/** One table's QR: who scans it notes at that table; several phones note on the same sheet. */
function QrPage({ sheet, title, names, onClose }: QrProps) {
  const t = useWordsOf("draw");
  const share = useWordsOf("share");
  const { attempt: ask, failed } = useSharing(sheet);
  const attempt: Attempt = useCallback(
    (act) =>
      ask(async (sharing) => {
        // The server must have the sheet before it can make a link to it.
        await thisPhone().open(sheet).sync();
        return act(sharing);
      }),
    [ask, sheet],
  );
  return (
    <TitledPage
      title={title}
      label={t.qrOf(title)}
      back={t.backToTables}
      head={<p className="pt-2 text-reason">{t.list(names)}</p>}
      onClose={onClose}
    >
      <Trouble text={failed && share[failed]} className="edge pt-3" />
      <LinkCard role={NOTES} of="sheet" attempt={attempt} />
    </TitledPage>
  );
}

interface ArrivingProps {
  club: Club;
  /** People of the club who sit nowhere. */
  absent: readonly Player[];
  held: PlayerId | null;
  onHold: (player: Pick<Player, "id" | "name">) => void;
}

const SHOWN = 12;

/** For people who come late: a name is chosen, then a table tapped. */
function Arriving({ club, absent, held, onHold }: ArrivingProps) {
  const t = useWordsOf("draw");
  const { typed, setTyped, name, found, take, add, trouble, busy } = useNaming(club, absent, onHold);
  const shown = name === "" ? absent : found;
  const isKnown = club.players.some((one) => one.into === null && nameKey(one.name) === nameKey(name));
  return (
    <RuledSection title={t.late} className="pt-5 pb-8">
      <form className="edge pt-2" onSubmit={submitting(({ currentTarget }) => name !== "" && toFirstChoice(currentTarget))}>
        <NameSearch label={t.find} value={typed} onChange={setTyped} />
        <div className="flex flex-wrap gap-x-2">
          {shown.slice(0, SHOWN).map((one) => (
            <HeldName
              key={one.id}
              held={held === one.id}
              look={held === one.id ? "text-ink" : "text-ink2 underline decoration-rule2 underline-offset-4"}
              onTap={() => take(one)}
            >
              <bdi>{one.name}</bdi>
            </HeldName>
          ))}
        </div>
        {name !== "" && !isKnown && (
          <QuietButton disabled={busy} onClick={() => void add(true)}>
            {t.asGuest(name)}
          </QuietButton>
        )}
        <Trouble text={trouble} />
        <p className="label pt-1">{t.lateNote}</p>
      </form>
    </RuledSection>
  );
}
