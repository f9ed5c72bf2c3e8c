import { type ReactNode, useRef } from "react";
import { saveFile } from "#components/parts/file/save-file";
import { Trouble } from "#components/parts/form/submit";
import { useSaving } from "#components/parts/form/use-saving";
import { Foot } from "#components/parts/page/page";
import { RaisedPage } from "#components/parts/page/raised-page";
import { PrimaryButton, QuietButton } from "#components/parts/press/buttons";
import { useWords, useWordsOf } from "#components/parts/words/words";
import type { Sheet } from "#lib/sheet/sheet";
import { localDay } from "#lib/shown/local-day";
import { dateOf } from "#lib/shown/sheet/title";
import { EveningPicture } from "./evening-picture";
import { SIZE } from "./picture";

const DRAWING = "evening-picture";

/** An evening's picture. */
export function PicturePage({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const t = useWordsOf("print").picture;
  return (
    <GivePicture label={t.title} name={t.name} day={localDay(dateOf(sheet))} onClose={onClose}>
      <EveningPicture sheet={sheet} id={DRAWING} />
    </GivePicture>
  );
}

interface Props {
  label: string;
  /** The first part of the file's name; the day follows. */
  name: string;
  day: string;
  onClose: () => void;
  /** One drawing of our `SIZE`. */
  children: ReactNode;
}

const share = (png: Blob, file: string) => navigator.share({ files: [new File([png], file, { type: "image/png" })] });

/** Closing the phone's share dialog is not a failure: it rejects with `AbortError`. */
const failed = (given: Promise<unknown>): Promise<boolean> =>
  given.then(
    () => false,
    (error: { name?: string } | null) => error?.name !== "AbortError",
  );

/** The picture as others will see it, and the two ways to give it: the phone's own sharing, or a file. */
export function GivePicture({ label, name, day, onClose, children }: Props) {
  const { m } = useWords();
  const t = useWordsOf("print").picture;
  const frame = useRef<HTMLDivElement>(null);
  const { trouble, save } = useSaving();
  const file = `${name}-${day}.png`;
  const canShare =
    typeof navigator.canShare === "function" && navigator.canShare({ files: [new File([], file, { type: "image/png" })] });

  const give = (how: "share" | "save") =>
    save(async () => {
      const drawing = frame.current?.querySelector("svg");
      const to = (png: Blob) => (how === "save" ? saveFile(png, "png", day, name) : share(png, file));
      return drawing && (await failed(pngOf(drawing).then(to))) ? t.failed : null;
    });

  return (
    <RaisedPage label={label} height="high" onClose={onClose}>
      <div className="edge flex items-center justify-between pt-2">
        <QuietButton onClick={onClose}>{m.always.close}</QuietButton>
        {canShare && <QuietButton onClick={() => void give("save")}>{t.save}</QuietButton>}
      </div>
      <div ref={frame} className="mx-auto w-full max-w-[420px] flex-1 px-4 py-2">
        <div className="border border-rule2">{children}</div>
      </div>
      <Trouble text={trouble} className="edge" />
      <Foot on="leaf">
        <PrimaryButton className="mx-auto block w-full max-w-[420px]" onClick={() => void give(canShare ? "share" : "save")}>
          {canShare ? t.share : t.save}
        </PrimaryButton>
      </Foot>
    </RaisedPage>
  );
}

/** A drawing of our `SIZE` → the bytes of a picture, without a network and without a library. */
async function pngOf(drawing: SVGSVGElement): Promise<Blob> {
  const { width, height } = SIZE;
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.removeAttribute("style");
  const source = new XMLSerializer().serializeToString(copy);
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
