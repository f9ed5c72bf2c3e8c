/** Why something was not done, beside what was tapped. */
export const Trouble = ({ text }: { text: string | null }) =>
  text && (
    <p role="alert" className="edge pt-2 text-reason text-neg">
      {text}
    </p>
  );
