/** While words and games come. */
export const Cover = ({ text }: { text: string }) => (
  <main className="edge min-h-dvh pt-11">
    <h1 className="max-w-[720px] text-title text-ink2">{text}</h1>
  </main>
);
