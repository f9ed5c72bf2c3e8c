import { type ComponentProps, type ReactNode, useState } from "react";
import { apart } from "#components/parts/broken/later";
import { RuledSection } from "#components/parts/page/ruled-section";
import { QuietButton } from "#components/parts/press/buttons";
import { PlayerMark } from "#components/parts/season/player-mark";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { commas } from "#lib/rules/lists";
import { addPlayer } from "#lib/season/club/club-change";
import type { Player, Season } from "#lib/season/club/club-event";
import { nameIn } from "#lib/season/names/name-in";
import type { ClubView } from "#lib/season/views";
import { isAtLeast } from "#lib/sheet/role";
import { seasonAddress } from "#lib/shown/addresses/addresses";
import { shortShown } from "#lib/shown/club/club-people";
import { isOverdue } from "#lib/shown/club/open-seasons";
import { seasonDates } from "#lib/shown/club/season-dates";
import { openFirst } from "#lib/shown/club/season-draft";
import { dayOf } from "#lib/shown/season/say-number";

export function SeasonsList({ view, go }: { view: ClubView; go: (hash: string) => void }) {
  const t = useWordsOf("club");
  const { club, role } = view;
  const seasons = openFirst(club.seasons);
  return (
    <RuledSection title={t.seasons} className="pt-4">
      {seasons.length === 0 && <p className="edge pt-2 text-reason">{t.noSeason}</p>}
      <ul>
        {seasons.map((season) => (
          <SeasonRow key={season.id} view={view} season={season} go={go} />
        ))}
      </ul>
      {role === "owner" && (
        <div className="edge flex flex-wrap gap-x-6">
          <QuietButton onClick={() => go("saison")}>{t.alike.press.openSeason}</QuietButton>
          <QuietButton onClick={() => go("passe")}>{t.alike.press.bringPast}</QuietButton>
        </div>
      )}
    </RuledSection>
  );
}

/** One season: what was played in it, how it counts, and a note if it should be ended. */
function SeasonRow({ view, season, go }: { view: ClubView; season: Season; go: (hash: string) => void }) {
  const { lang, t } = useWordsAnd("club");
  const { club, role } = view;
  const { id, name, ended } = season;
  const played = view.seasons.find((one) => one.id === id);
  const last = played?.last ? dayOf(played.last, lang) : null;
  const open = role === "owner" && !ended ? t.alike.press.settings : t.readSeason;
  return (
    <li className="edge flex flex-wrap items-center justify-between gap-x-4 border-rule border-b">
      <a className="min-h-[58px] min-w-0 flex-1 py-2" href={seasonAddress({ lang, club: club.id, season: id })}>
        <span className="block text-choice">
          {name}
          {ended && <span className="label"> {t.seasonEnded}</span>}
        </span>
        <span className="label block text-[0.875rem]/5">{seasonDates(season, t, lang)}</span>
        <span className="label block text-[0.875rem]/5">{t.seasonLine(played?.evenings ?? 0, played?.deals ?? 0, last)}</span>
      </a>
      <QuietButton aria-label={`${open}, ${name}`} onClick={() => go(`saison:${id}`)}>
        {open}
      </QuietButton>
      {isOverdue(season, view.day) && (
        <p className="flex w-full flex-wrap items-center gap-x-4 pb-1 text-prose">
          {t.seasonOverdue}
          {role === "owner" && (
            <QuietButton aria-label={`${t.season.end}, ${name}`} onClick={() => go(`fin:${id}`)}>
              {t.season.end}
            </QuietButton>
          )}
        </p>
      )}
    </li>
  );
}

export function PlayersList({ view, go }: { view: ClubView; go: (hash: string) => void }) {
  const t = useWordsOf("club");
  const { club, role } = view;
  const said = ({ guest, left, into }: Player) =>
    into ? t.isMerged(nameIn(club, into)) : commas(guest && t.guest, left && t.left);
  return (
    <RuledSection title={t.players} className="pt-6">
      <ul>
        {club.players.map((player) => (
          <li key={player.id} className="edge flex min-h-[46px] items-center justify-between gap-4 border-rule border-b">
            <span className="flex min-w-0 items-baseline gap-3 py-1.5">
              <PlayerMark mark={player.mark} nth={player.nth} className={player.into ? "invisible" : "translate-y-px"} />
              <span className="min-w-0 wrap-anywhere">
                <bdi className={`text-choice ${player.into || player.left ? "text-ink2" : ""}`}>{player.name}</bdi>{" "}
                <span className="label">{commas(shortShown(player), said(player))}</span>
              </span>
            </span>
            {role === "owner" && (
              <QuietButton aria-label={`${t.change}, ${player.name}`} onClick={() => go(`joueur:${player.id}`)}>
                {t.change}
              </QuietButton>
            )}
          </li>
        ))}
      </ul>
      {isAtLeast(role, "player") && (
        <Naming
          button={t.addPlayer}
          beside={<QuietButton onClick={() => go("liste")}>{t.pasteNames}</QuietButton>}
          club={club.id}
          label={t.name}
          isPerson
          changeOf={(name, idOf) => addPlayer({ player: idOf(name), name })}
        />
      )}
    </RuledSection>
  );
}

const NameForm = apart(() => import("./name-form").then((module) => module.NameForm));

interface NamingProps extends Omit<ComponentProps<typeof NameForm>, "onClose"> {
  button: string;
  /** Other buttons beside this one. */
  beside?: ReactNode;
}

/** A button that turns into the field for a name. */
export function Naming({ button, beside, ...form }: NamingProps) {
  const [open, setOpen] = useState(false);
  if (open) return <NameForm {...form} onClose={() => setOpen(false)} />;
  return (
    <div className="edge flex flex-wrap gap-x-6">
      <QuietButton onClick={() => setOpen(true)}>{button}</QuietButton>
      {beside}
    </div>
  );
}
