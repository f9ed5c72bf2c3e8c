// This folder: a club seen from a sheet, with its players and its season.
import { QuietLink } from "#components/parts/press/buttons";
import { useWordsAnd } from "#components/parts/words/words";
import { clubAddress } from "#lib/shown/addresses/addresses";
import type { Shut } from "#lib/shown/club/open-seasons";
import { dayOf } from "#lib/shown/season/say-number";

/** Why a club has no season for this sheet, and the page where that is mended. */
export function ClosedNote({ shut: { view, season, why } }: { shut: Shut }) {
  const { lang, rules, t } = useWordsAnd("club");
  const { club } = view;
  const said = t.join.shut[why]({
    club: club.name,
    season: season?.name ?? "",
    games: t.list(season?.counting.games.map((game) => rules.names[game]) ?? []),
    from: season ? dayOf(season.from, lang) : "",
    to: season?.to ? dayOf(season.to, lang) : "",
  });
  return (
    <div className="edge pt-2">
      <p className="text-prose">{said}</p>
      <QuietLink href={clubAddress(lang, club.id)}>{`${club.name} ›`}</QuietLink>
    </div>
  );
}
