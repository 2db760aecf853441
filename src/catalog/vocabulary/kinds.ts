/** The kinds of things that shops in India sell, by department. */
export { BEAUTY_AND_HEALTH } from './beauty-and-health.ts';
export { CLOTHING } from './clothing.ts';
export { ELECTRONICS } from './electronics.ts';
export { FOOTWEAR_AND_BAGS } from './footwear-and-bags.ts';
export { GARDEN_AND_TOOLS } from './garden-and-tools.ts';
export { GROCERIES } from './groceries.ts';
export { HOME } from './home.ts';
export { JEWELLERY_AND_ACCESSORIES } from './jewellery-and-accessories.ts';
export { KIDS_AND_TOYS } from './kids-and-toys.ts';
export { KITCHEN } from './kitchen.ts';
export { SPORTS_AND_VEHICLES } from './sports-and-vehicles.ts';
