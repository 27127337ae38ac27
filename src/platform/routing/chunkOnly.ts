/** Empty module. Importing it with a screen's chunk name (`webpackChunkName`) downloads that chunk without running the screen. */
export {};
