import { act, render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

import { Redirect } from '#platform/routing/Redirect.tsx';

let leads: () => void;

function Page() {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    leads = () => setIsOver(true);
  });
  return isOver ? <Redirect to="/elsewhere" state={{ why: 'over' }} /> : null;
}

/** Adds a history entry as the router does when a page is opened. */
const opened = (key: string, path: string) => window.history.pushState({ key, usr: null, idx: 1 }, '', path);

beforeEach(() => {
  opened('here', '/here');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/here" element={<Page />} />
        <Route path="*" element={null} />
      </Routes>
    </BrowserRouter>,
  );
});

test('the component redirects with its history state', () => {
  act(() => leads());
  expect(window.location.pathname).toBe('/elsewhere');
  expect((window.history.state as { usr: unknown }).usr).toEqual({ why: 'over' });
});

test('a user who already left for another page is not redirected', () => {
  opened('next', '/next');
  act(() => leads());
  expect(window.location.pathname).toBe('/next');
});
