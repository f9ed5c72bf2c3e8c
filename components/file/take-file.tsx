import { lazy, Suspense, useState } from "react";
import { type Line, takeFile } from "#lib/sync/take-file";
import { thisPhone } from "#lib/sync/this-phone";
import { useFileWords } from "./file-words";

const FileReport = lazy(() => import("./file-report").then((module) => ({ default: module.FileReport })));

/** Takes over what another phone could not send. */
export function TakeFile({ onTaken }: { onTaken: () => void }) {
  const t = useFileWords();
  const [lines, setLines] = useState<readonly Line[]>();
  const [problem, setProblem] = useState("");
  async function read(file: File | undefined) {
    if (!file) return;
    setProblem("");
    try {
      const report = await takeFile(thisPhone(), await file.text());
      if (report) setLines(report);
      else setProblem(t.notOurs);
    } catch {
      setProblem(t.failed);
    }
    onTaken();
  }
  return (
    <div className="edge">
      <label className="inline-flex min-h-11 cursor-pointer items-center font-sans text-quiet font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
        {t.take}
        <input
          type="file"
          accept="application/json,.json"
          className="sr-only"
          onChange={(event) => {
            void read(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
      </label>
      {problem && (
        <p role="alert" className="pb-2 text-neg">
          {problem}
        </p>
      )}
      <Suspense>{lines && <FileReport lines={lines} onClose={() => setLines(undefined)} />}</Suspense>
    </div>
  );
}
