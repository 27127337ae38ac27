import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { initialsOf } from '#domain/initialsOf.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { ReportProblem } from '#platform/support/ReportProblem.tsx';
import { messages as dayNightMessages } from '#platform/ui/actions/dayNightMessages.ts';
import type { Appearance } from '#platform/ui/theme/tokens.ts';

import { messages } from './messages.ts';
import { PlaceLink } from './PlaceLink.tsx';
import { personalPages } from './places.ts';

/** Who is signed in, as far as it is known. Empty texts where it is not. */
export interface Person {
  givenName: string;
  familyName: string;
  email: string;
}

interface Props {
  person: Person;
  onSignOut: () => void;
  appearance: Appearance;
  onAppearance: (appearance: Appearance) => void;
}

/**
 * A button with the person's initials, and under it the pages that are about them. It opens a list of links and buttons, which Tab
 * and the arrows walk through; Escape, leaving it, a press elsewhere and following a link close it.
 */
export function PersonMenu({ person, onSignOut, appearance, onAppearance }: Props) {
  const mayChoose = useConfig().appearance === 'choice';
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { givenName, familyName, email } = person;
  const initials = initialsOf(givenName + familyName === '' ? [email] : [givenName, familyName]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && whole.current?.contains(target))) setIsOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      const { key } = event;
      if (key === 'Escape') {
        setIsOpen(false);
        button.current?.focus();
      }
      const ways = [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
      const at = ways.findIndex((way) => way === document.activeElement);
      const isInside = at !== -1 || document.activeElement === button.current;
      const next = key === 'ArrowDown' ? (at + 1) % ways.length : key === 'ArrowUp' ? (at > 0 ? at : ways.length) - 1 : null;
      if (next === null || !isInside) return;
      event.preventDefault(); // the page would scroll
      ways[next]?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  return (
    <div
      className="frame-person"
      ref={whole}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null && whole.current?.contains(relatedTarget) === false) setIsOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className="frame-person-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="visually-hidden">
          {givenName === '' ? (
            <FormattedMessage {...messages.yourMenu} />
          ) : (
            <FormattedMessage {...messages.menuOf} values={{ name: givenName }} />
          )}
        </span>
        <span className="frame-initials" aria-hidden="true">
          {initials}
        </span>
        <span className="frame-person-name" aria-hidden="true">
          {givenName}
        </span>
        <svg className="frame-chevron" viewBox="0 0 12 8" aria-hidden="true">
          <path d="m1.5 1.5 4.5 4.5 4.5-4.5" />
        </svg>
      </button>
      <div ref={list} id={id} className="frame-menu" hidden={!isOpen}>
        {(givenName !== '' || email !== '') && (
          <p className="frame-menu-who">
            <b>{`${givenName} ${familyName}`.trim()}</b>
            <span>{email}</span>
          </p>
        )}
        <ul>
          {personalPages.map(({ to, name }) => (
            <li key={to}>
              <PlaceLink to={to} onClick={() => setIsOpen(false)}>
                <FormattedMessage {...name} />
              </PlaceLink>
            </li>
          ))}
          <li>
            <ReportProblem
              className=""
              onPress={() => {
                setIsOpen(false);
                button.current?.focus(); // where the focus comes back to: the list is hidden
              }}
            />
          </li>
          {mayChoose && (
            <li>
              <button
                type="button"
                aria-pressed={appearance === 'dark'}
                onClick={() => onAppearance(appearance === 'dark' ? 'light' : 'dark')}
              >
                <FormattedMessage {...dayNightMessages.night} />
              </button>
            </li>
          )}
        </ul>
        <button
          type="button"
          onClick={() => {
            setIsOpen(false);
            onSignOut();
          }}
        >
          <FormattedMessage {...messages.signOut} />
        </button>
      </div>
    </div>
  );
}
