import { HearthError } from '../../base/index.ts';
import { MODELS, moonshine, serveRecogniser, type ToHub } from '../../voice/index.ts';

/** The process itself: loads the model of a folder and hears for the hub. */
export async function hearForHub([model, folder = '']: readonly string[], hub: ToHub): Promise<void> {
  const name = MODELS.find((one) => one === model);
  if (name === undefined) throw new HearthError('invalid-params', `There is no recogniser "${model}"`);
  await serveRecogniser(async () => (await moonshine()).Moonshine.load(folder, name), hub);
}
