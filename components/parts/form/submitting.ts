import type { FormEvent } from "react";

/** A form's own sending is never wanted: what it holds is saved here. */
export const submitting = (save: (event: FormEvent) => unknown) => (event: FormEvent) => {
  event.preventDefault();
  void save(event);
};
