import { Children, type ReactNode } from 'react';

/** Stand-ins for elements, which no text holds: noncharacters of Unicode, set aside for use inside a program. */
const places = ['\ufdd0', '\ufdd1', '\ufdd2'] as const;

interface Props {
  /** The message, as a function of as many values as there are children. */
  says: (...values: string[]) => string;
  children: ReactNode;
}

/** A message with elements for its values, each where the sentence of the language has it. */
export function Sentence({ says, children }: Props) {
  const values = Children.toArray(children);
  return says(...places)
    .split(/([\ufdd0-\ufdd2])/)
    .map((part) => {
      const place = places.findIndex((one) => one === part);
      return place < 0 ? part : values[place];
    });
}
