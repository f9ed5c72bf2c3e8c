interface Props {
  label: string;
  /** Kinds of file, as a browser's own picker names them. */
  accept: string;
  accent?: boolean;
  onFile?: (file: File) => void;
  /** Several may be chosen at once. */
  onFiles?: (files: readonly File[]) => void;
}

/** Opens the phone's own picker; the same file can be chosen again. */
export const FileButton = ({ label, accept, accent = false, onFile, onFiles }: Props) => (
  <label
    className={`inline-flex min-h-11 cursor-pointer items-center font-sans text-quiet has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink ${
      accent ? "font-semibold text-thumb" : "font-medium"
    }`}
  >
    {label}
    <input
      type="file"
      accept={accept}
      multiple={onFiles !== undefined}
      className="sr-only"
      onChange={({ target }) => {
        const [file, ...more] = target.files ?? [];
        if (file) onFile?.(file);
        if (file) onFiles?.([file, ...more]);
        target.value = "";
      }}
    />
  </label>
);
