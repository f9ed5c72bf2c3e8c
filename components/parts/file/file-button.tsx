interface Props {
  label: string;
  /** Kinds of file, as a browser's own picker names them. */
  accept: string;
  accent?: boolean;
  onFile: (file: File) => void;
}

/** Opens the phone's own picker; the same file can be chosen again. */
export const FileButton = ({ label, accept, accent = false, onFile }: Props) => (
  <label
    className={`inline-flex min-h-11 cursor-pointer items-center font-sans text-quiet has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink ${
      accent ? "font-semibold text-thumb" : "font-medium"
    }`}
  >
    {label}
    <input
      type="file"
      accept={accept}
      className="sr-only"
      onChange={({ target }) => {
        const file = target.files?.[0];
        if (file) onFile(file);
        target.value = "";
      }}
    />
  </label>
);
