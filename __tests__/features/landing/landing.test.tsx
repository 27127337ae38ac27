/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';

import { readLandingContent } from '#features/landing/landingContent.ts';
import { LandingScreen } from '#features/landing/LandingScreen.tsx';
import { createPortalIntl } from '#platform/i18n/portalIntl.ts';

import localContent from '../../../config/landingContent.json';

const lender = {
  brand: 'CCM',
  legalName: 'CCM <Home> & Loans, LLC',
  nmlsId: '0000000',
  phone: '(216) 555-0142',
  hours: 'Monday to Friday',
  email: 'help@ccm.example',
  videoTitle: 'How paying online works',
  videoPoster: '/video/paying-online.jpg',
  notices: 'PO Box 12, Cleveland, OH 44101',
  legal: {
    disclaimer: '/legal/disclaimer',
    disclosure: '/legal/disclosure',
    privacyPolicy: 'https://www.lender.example/privacy',
    terms: '/legal/terms',
    ccpa: '/legal/ccpa',
    cfpb: '/legal/cfpb',
    licensing: '/legal/licensing',
    privacyChoices: '/legal/ccpa',
  },
};
const content = readLandingContent(localContent, 'content.json');
const render = (shown: typeof content) =>
  renderToStaticMarkup(
    <RawIntlProvider value={createPortalIntl()}>
      <LandingScreen lender={lender} content={shown} script={null} />
    </RawIntlProvider>,
  );
const html = render(content);

test('the page links to sign-in and payment and needs no script', () => {
  expect(html).toContain('href="/auth/login"');
  expect(html).toContain('href="/pay"');
  expect(html).not.toMatch(/<script|\son\w+=|javascript:/i);
});

test('the page has one heading, and each internal link has a target', () => {
  expect(html.match(/<h1\b/g)).toHaveLength(1);
  for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${id ?? ''}"`);
});

test('the example names no weekday, which would be right in one year only', () => {
  expect(html).toContain('due December 1, in 9 days');
  expect(html).not.toMatch(/(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, D/);
});

test('the lender’s legal name is shown as text', () => {
  expect(html).toContain('CCM &lt;Home&gt; &amp; Loans, LLC, NMLS #0000000');
  expect(html).toContain('aria-label="Equal Housing Opportunity"');
});

test('the footer has legal links, rate information, help and the address for error notices', () => {
  const footer = html.slice(html.indexOf('<footer'));
  expect([...footer.matchAll(/<a href="([^"]+)">([^<]+)/g)].map(([, address, name]) => [name, address])).toEqual([
    ['Disclaimer', '/legal/disclaimer'],
    ['Disclosures', '/legal/disclosure'],
    ['Privacy policy', 'https://www.lender.example/privacy'],
    ['Terms of use', '/legal/terms'],
    ['California privacy (CCPA)', '/legal/ccpa'],
    ['Consumer protection (CFPB)', '/legal/cfpb'],
    ['Licensing information', '/legal/licensing'],
    ['Your Privacy Choices', '/legal/ccpa'],
    ['Rate information', '/legal/rate-information'],
    ['Help and where to find things', '/help'],
    ['Report a problem', '/help#report'],
  ]);
  expect(footer).toContain('Notices of error and requests for information: PO Box 12, Cleveland, OH 44101');
});

test('the page is marked as a template until the lender’s content says otherwise', () => {
  const mark = 'This page has template text. CCM &lt;Home&gt; &amp; Loans, LLC must replace it';
  expect(html).toContain(mark);
  expect(render({ ...content, isTemplate: false })).not.toContain('template');
});

test('the content’s placeholders are replaced by the lender’s name', () => {
  expect(html).toContain('>About CCM<');
  expect(html).not.toMatch(/\{\w+\}/);
});

test('the video is a link to its own page, with only a lazy image here', () => {
  expect(html).toContain('href="/video.html"');
  expect(html).toMatch(/<img src="\/video\/paying-online\.jpg"[^>]* loading="lazy"/);
  expect(html).not.toMatch(/<(video|iframe)/);
});

test('the page with its styles is under 10 KB, with a budget of 15 KB', () => {
  const styles = readFileSync(path.join(process.cwd(), 'src/features/landing/landing.css'), 'utf8');
  expect(brotliCompressSync(html + styles).length).toBeLessThan(10_000);
});
