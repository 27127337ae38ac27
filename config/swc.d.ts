import type { Options, ReactConfig } from '@swc/core';

/** See swc.js, which is JavaScript because jest's transformer imports it. */
export function swcOptions(file: string, react?: ReactConfig): Options;
