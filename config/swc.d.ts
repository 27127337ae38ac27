import type { Options } from '@swc/core';

/** See swc.js, which is JavaScript because jest's transformer reads it. */
export function swcOptions(file: string): Options;
