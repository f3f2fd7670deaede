/** The thread that draws: the server's own stays free for shoppers. */
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { drawPicture } from './draw/draw-picture.ts';

export type DrawRequest = { readonly order: number; readonly recipe: unknown; readonly width: number };
export type DrawAnswer = { readonly order: number; readonly picture?: Uint8Array; readonly fault?: string };

// One picture at a time on one core: the other is for shoppers.
sharp.concurrency(1);

parentPort?.on('message', (request: DrawRequest) => {
  drawPicture(request.recipe, request.width).then(
    (picture) => answer({ order: request.order, picture }),
    (error: unknown) => answer({ order: request.order, fault: String(error) }),
  );
});

function answer(message: DrawAnswer): void {
  parentPort?.postMessage(message);
}
