import { useEffect, useState } from "react";
import { apart } from "#components/parts/broken/later";
import { FileButton } from "#components/parts/file/file-button";
import { Trouble } from "#components/parts/form/submit";
import { useWordsOf } from "#components/parts/words/words";
import type { ClubFile, ImportReport } from "#lib/season/club/club-file";
import { isTable } from "#lib/shown/paper/table-file";
import { clubFileIn, isManagedHere, takeClub } from "#lib/sync/club";
import { takeFile } from "#lib/sync/take-file";
import type { TakenLine } from "#lib/sync/taken";
import { thisPhone } from "#lib/sync/this-phone";
import { WireError } from "#lib/sync/wire";

const ClubReport = apart(() => import("./club-report").then((module) => module.ClubReport));
const ClubAsk = apart(() => import("./club-code").then((module) => module.ClubAsk));
const FileReport = apart(() => import("./file-report").then((module) => module.FileReport));

/** What another app gave to this one, kept by the worker until this page takes it. */
async function sharedFile(): Promise<File | undefined> {
  if (location.hash !== "#shared" || !("caches" in window)) return undefined;
  history.replaceState(history.state, "", location.pathname);
  const cache = await caches.open("petit-au-bout shared");
  const kept = await cache.match("/shared");
  if (!kept) return undefined;
  await cache.delete("/shared");
  return new File([await kept.blob()], decodeURIComponent(kept.headers.get("Content-Disposition") ?? ""));
}

/** Asks for the code only if this phone, as far as it knows, does not manage the club. */
const takenOf = async (file: ClubFile): Promise<{ file: ClubFile; report?: ImportReport }> =>
  file.recovery && !(await isManagedHere(thisPhone(), file.club))
    ? { file }
    : { file, report: await takeClub(thisPhone(), file) };

/** Takes a file of another phone that could not send it. */
export function TakeFile({ onTaken }: { onTaken: () => void }) {
  const t = useWordsOf("home").taken;
  const [lines, setLines] = useState<readonly TakenLine[]>();
  const [club, setClub] = useState<{ file: ClubFile; report?: ImportReport }>();
  const [problem, setProblem] = useState("");
  async function read(file: File | undefined) {
    if (!file) return;
    setProblem("");
    try {
      const text = await file.text();
      const whole = clubFileIn(text);
      if (whole) return setClub(await takenOf(whole));
      const report = await takeFile(thisPhone(), text);
      if (report) setLines(report);
      else setProblem(isTable(file, text) ? t.isTable : t.notOurs);
    } catch (error) {
      setProblem(error instanceof WireError ? t.club.troubles[error.code] : t.failed);
    }
    onTaken();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was shared is taken once, as the page opens
  useEffect(() => void sharedFile().then(read), []);
  const asked = club && {
    file: club.file,
    onClose: () => setClub(undefined),
    onTaken: (report: ImportReport) => setClub({ file: club.file, report }),
  };
  return (
    <div className="edge">
      <FileButton label={t.take} accept="application/json,.json,.csv,.tsv,.xlsx,.ods,.xls" onFile={(file) => void read(file)} />
      <Trouble text={problem} className="pb-2" />
      {asked && !club?.report && <ClubAsk {...asked} />}
      {asked && club?.report && <ClubReport {...asked} report={club.report} />}
      {lines && <FileReport lines={lines} onClose={() => setLines(undefined)} />}
    </div>
  );
}
