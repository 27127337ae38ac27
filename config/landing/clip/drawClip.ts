/**
 * Makes the clip of the first page anew: `npx tsx config/landing/clip/drawClip.ts`, by hand, after a change of the storyboard or the
 * scenes. Needs ffmpeg with libx264 and libvpx-vp9 on the path. What it writes to `public/video` is committed; a build never runs it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { createCanvas, type Canvas } from '@napi-rs/canvas';

import { HEIGHT, WIDTH } from './brush.ts';
import { SCENES } from './scenes.ts';
import { LENGTH, STORYBOARD } from './storyboard.ts';

const OUT = path.resolve('public/video');
const FRAMES_A_SECOND = 24;
/** Of cross-fades between scenes, in seconds. */
const FADE = 0.35;
/** The moment that the poster shows: the whole street, lit. */
const POSTER_AT = 3;
const THUMBNAIL = { seconds: 2, width: 160, height: 90, columns: 7 };

const canvas = createCanvas(WIDTH, HEIGHT);
const brush = canvas.getContext('2d');

/** The picture at a second of the clip. */
function frame(at: number): Canvas {
  const index = STORYBOARD.findIndex(({ to }) => at < to);
  const scene = STORYBOARD.at(index) ?? STORYBOARD[0];
  if (scene === undefined) throw new Error('The storyboard is empty');
  const since = at - scene.from;
  const former = STORYBOARD[index - 1];
  if (former !== undefined && since < FADE) {
    SCENES[former.name](brush, former.to - former.from);
    const under = createCanvas(WIDTH, HEIGHT);
    under.getContext('2d').drawImage(canvas, 0, 0);
    SCENES[scene.name](brush, since);
    brush.globalAlpha = 1 - since / FADE;
    brush.drawImage(under, 0, 0);
    brush.globalAlpha = 1;
  } else SCENES[scene.name](brush, since);
  return canvas;
}

const X264 = '-c:v libx264 -profile:v high -pix_fmt yuv420p -preset veryslow -crf 27 -tune animation -movflags +faststart';
const VP9 = '-c:v libvpx-vp9 -pix_fmt yuv420p -crf 46 -b:v 0 -row-mt 1 -deadline good -cpu-used 1 -g 96';

/** Hands the pictures to ffmpeg, which writes one file. */
async function encode(name: string, pictures: number, options: string): Promise<void> {
  const input = `-y -loglevel error -f rawvideo -pix_fmt rgba -s ${WIDTH}x${HEIGHT} -r ${FRAMES_A_SECOND} -i -`;
  const program = spawn('ffmpeg', [...`${input} ${options} -an`.split(' '), path.join(OUT, name)], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(program, 'close');
  for (let number = 0; number < pictures; number += 1) {
    if (!program.stdin.write(Buffer.from(frame(number / FRAMES_A_SECOND).data()))) await once(program.stdin, 'drain');
  }
  program.stdin.end();
  const [code] = (await ended) as [number];
  if (code !== 0) throw new Error(`ffmpeg could not write ${name}`);
}

/** A time as WebVTT writes it. */
function stamp(seconds: number): string {
  const [whole = '', part = ''] = seconds.toFixed(3).split('.');
  const [minute, second] = [Math.floor(Number(whole) / 60), Number(whole) % 60].map((one) => String(one).padStart(2, '0'));
  return `00:${minute ?? ''}:${second ?? ''}.${part}`;
}

const cue = (from: number, to: number, text: string): string => `${stamp(from)} --> ${stamp(to)}\n${text}\n`;

const write = (name: string, content: string | Buffer): void => writeFileSync(path.join(OUT, name), content);

/** One small picture for each two seconds, all in one file, and the list of where each stands in it. */
function thumbnails(): void {
  const { seconds, width, height, columns } = THUMBNAIL;
  const count = Math.ceil(LENGTH / seconds);
  const all = createCanvas(width * columns, height * Math.ceil(count / columns));
  const brushOfAll = all.getContext('2d');
  const cues = Array.from({ length: count }, (_nothing, index) => {
    const [x, y] = [(index % columns) * width, Math.floor(index / columns) * height];
    brushOfAll.drawImage(frame(Math.min(LENGTH - 0.1, (index + 0.9) * seconds)), x, y, width, height);
    return cue(index * seconds, (index + 1) * seconds, `thumbnails.jpg#xywh=${x},${y},${width},${height}`);
  });
  write('thumbnails.jpg', all.toBuffer('image/jpeg', 70));
  write('thumbnails.vtt', ['WEBVTT\n', ...cues].join('\n'));
}

const captions = STORYBOARD.flatMap((scene) => scene.captions.map(({ from, to, words }) => cue(from, to, words)));
write('paying-online.en.vtt', ['WEBVTT\n', ...captions].join('\n'));
write('paying-online.jpg', frame(POSTER_AT).toBuffer('image/jpeg', 82));
thumbnails();
// What the player shows for a moment while it lets go of a video.
await encode('blank.mp4', 1, `-vf scale=16:16 ${X264}`);
await encode('paying-online.webm', LENGTH * FRAMES_A_SECOND, VP9);
await encode('paying-online.mp4', LENGTH * FRAMES_A_SECOND, X264);
