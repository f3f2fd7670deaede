import type { GetICUArgs } from '@schummar/icu-type-parser';

/**
 * The texts of a catalogue. A message without values is a string; any other is a function of its values, which returns
 * a string, or nodes of type `Node` if the message has tags.
 */
export type Texts<Messages, Node = never> = { readonly [Key in keyof Messages]: Text<Messages[Key], Node> };

type Text<Message, Node> = Message extends `${string}${'{' | '</'}${string}`
  ? (values: Values<Message, Node>) => [Tags<Message>] extends [never] ? string : Node
  : string;

type Values<Message extends string, Node> = GetICUArgs<
  Message,
  { ICUArgument: string | number; ICUNumberArgument: number }
> & { readonly [Tag in Tags<Message>]: (content: Node) => Node };

type Tags<Message> = Message extends `${string}</${infer Tag}>${infer Rest}` ? Tag | Tags<Rest> : never;
