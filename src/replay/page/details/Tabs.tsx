import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

interface Props {
  /** Id of the heading that labels the tabs. */
  labelledBy: string;
  tabs: readonly { key: string; name: MessageDescriptor; content: () => ReactNode }[];
}

const TAB_MOVE_BY_KEY = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

/** Accessible tabs; the Left and Right keys move between them. Only the selected tab's content is rendered. */
export function Tabs({ labelledBy, tabs }: Props) {
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const by = TAB_MOVE_BY_KEY.get(event.key);
    if (by === undefined) return;
    event.preventDefault();
    const next = (chosen + by + tabs.length) % tabs.length;
    setChosen(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  const open = tabs[chosen];
  return (
    <>
      <div ref={list} role="tablist" className="replay-tabs" aria-labelledby={labelledBy} onKeyDown={move}>
        {tabs.map(({ key, name }, place) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`replay-tab-${key}`}
            aria-selected={place === chosen}
            aria-controls="replay-panel"
            tabIndex={place === chosen ? 0 : -1}
            onClick={() => setChosen(place)}
          >
            <FormattedMessage {...name} />
          </button>
        ))}
      </div>
      {open !== undefined && (
        <div role="tabpanel" id="replay-panel" aria-labelledby={`replay-tab-${open.key}`} tabIndex={0} className="replay-panel">
          {open.content()}
        </div>
      )}
    </>
  );
}
