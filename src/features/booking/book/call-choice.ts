import { chosenPlaces } from '../booking.ts';
import type { CallChoice } from './booking.input.ts';

/** Returns what is chosen about the call in plain inputs. */
export function callOf(textOf: (name: keyof CallChoice) => string): CallChoice {
  return {
    place: chosenPlaces.find((one) => one === textOf('place')) ?? '',
    about: textOf('about'),
    aboutText: textOf('aboutText'),
  };
}

/** Reads what is chosen about the call from the form. */
export function readCall(form: HTMLFormElement): CallChoice {
  const typed = new FormData(form);
  return callOf((name) => String(typed.get(name) ?? ''));
}
