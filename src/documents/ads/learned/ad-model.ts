import { type AdModel, modelFrom } from './model.ts';
import { MODEL } from './model-data.ts';

let model: AdModel | undefined;

/** The model that ads are judged by, made ready with the first of them. */
export function adModel(): AdModel {
  model ??= modelFrom(MODEL);
  return model;
}
