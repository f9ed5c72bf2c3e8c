import { QuietButton } from "#components/parts/ledger/buttons";
import { RuledSection } from "#components/parts/ledger/ruled-section";
import { PlayerMark } from "#components/parts/season/player-mark";
import { useWordsOf } from "#components/parts/words/words";
import { addPlayer } from "#lib/season/club-change";
import type { Player } from "#lib/season/club-event";
import type { ClubView } from "#lib/season/views";
import { isAtLeast } from "#lib/sheet/role";
import { nameIn } from "#lib/shown/names/name-in";
import { Naming } from "./naming";

/** Said where it says more than the name does. */
const shortOf = ({ into, short, name }: Player) => (into || short === name ? "" : short);

export function PlayersList({ view, go }: { view: ClubView; go: (hash: string) => void }) {
  const t = useWordsOf("club");
  const { club, role } = view;
  const said = ({ guest, left, into }: Player) =>
    into ? t.isMerged(nameIn(club, into)) : [guest ? t.guest : "", left ? t.left : ""].filter(Boolean).join(", ");
  return (
    <RuledSection title={t.players} className="pt-6">
      <ul>
        {club.players.map((player) => (
          <li key={player.id} className="edge flex min-h-[46px] items-center justify-between gap-4 border-rule border-b">
            <span className="flex min-w-0 items-baseline gap-3 py-1.5">
              <PlayerMark mark={player.mark} nth={player.nth} className={player.into ? "invisible" : "translate-y-px"} />
              <span className="min-w-0 wrap-anywhere">
                <bdi className={`text-choice ${player.into || player.left ? "text-ink2" : ""}`}>{player.name}</bdi>{" "}
                <span className="label">{[shortOf(player), said(player)].filter(Boolean).join(", ")}</span>
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
