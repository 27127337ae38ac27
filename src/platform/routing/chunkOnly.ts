/** Does nothing. An import of this file that names the script of a screen (`webpackChunkName`) fetches that script without running the screen. */
export {};
