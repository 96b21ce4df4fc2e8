/** Fetches what is printed on the components: whoever draws them imports this module. */
import { once } from '../app/api.js';
import { print } from './parts.js';

const { tables } = await once('/games/dice-settlers/components');
print(tables);
