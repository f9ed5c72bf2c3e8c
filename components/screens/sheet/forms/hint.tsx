/** A quiet way on, under the columns: "Compter le tas ›". */
export function Hint({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className="min-h-11 min-w-11 font-sans text-hint text-ink2" onClick={onClick}>
      {children}
    </button>
  );
}
