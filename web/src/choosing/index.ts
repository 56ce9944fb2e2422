export {
  answersTo,
  back,
  type Choosing,
  chosen,
  follow,
  isOffered,
  movesWith,
  reach,
  startChoosing,
  type Taken,
  take,
} from "./choosing";
export { type Choice, type LegalMove, type Order, same } from "./moves";
export { everyMove, orderOf, type Question } from "./order";
