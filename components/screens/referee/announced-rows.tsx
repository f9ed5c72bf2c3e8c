import type { Announced } from "#lib/sheet/drafts/announced";
import { type RefereeTable, useReferee } from "./referee";

interface Props {
  table: RefereeTable;
  /** What the hands allowed, and whether it fills the deal too. */
  claims: readonly (Announced & { readonly chosen: boolean })[];
  onChoose: (claim: Announced) => void;
}

/** The cards say what could be announced; the table says what was. */
export function AnnouncedRows({ table, claims, onChoose }: Props) {
  const { t } = useReferee();
  if (claims.length === 0) return null;
  return (
    <fieldset className="edge pt-3">
      <legend className="label">{t.announced}</legend>
      {claims.map((claim) => (
        <label
          key={`${claim.seat} ${claim.code}`}
          className="flex min-h-11 cursor-pointer items-center gap-3 border-rule border-t text-choice"
        >
          <input type="checkbox" className="size-5 accent-ink" checked={claim.chosen} onChange={() => onChoose(claim)} />
          {t.announcedBy(table.name(claim.seat), claim.code, claim.level)}
        </label>
      ))}
    </fieldset>
  );
}
