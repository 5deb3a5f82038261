import { z } from 'zod';

/** ISO 8601 duration in the parts a house needs, e.g. `PT15M`, `P1DT2H`. */
export const Duration = z
  .string()
  .regex(
    /^-?P(?=\d|T\d)(?:\d+W)?(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/,
    'an ISO 8601 duration such as PT15M',
  );
