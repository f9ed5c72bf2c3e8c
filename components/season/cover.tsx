/** While words and games come. */
export const Cover = ({ text }: { text: string }) => (
  <main className="edge min-h-dvh pt-11">
    <p className="max-w-[720px] text-title text-ink2">{text}</p>
  </main>
);
