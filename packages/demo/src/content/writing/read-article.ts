import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../language/languages.ts';
import { keepTogether } from '../../language/measures.ts';
import type { Article } from './article.ts';
import { readBlocks, readMarkdownFile } from './markdown.ts';

const folder = join(import.meta.dirname, '../articles');

/** A post has an address and a picture in every language; those of a page are known elsewhere. */
export interface PostText extends Article {
  slug: string;
  pictureAlt: string;
}

export function readPage(key: string, language: Language): Article {
  return read(`pages/${key}/${language}.md`, (valueNamed) => articleHead(valueNamed));
}

export function readPost(key: string, language: Language): PostText {
  return read(`blog/${key}/${language}.md`, (valueNamed) => ({
    ...articleHead(valueNamed),
    slug: valueNamed('slug'),
    pictureAlt: valueNamed('pictureAlt'),
  }));
}

type ValueNamed = (name: string) => string;

function articleHead(valueNamed: ValueNamed): Omit<Article, 'blocks'> {
  return {
    title: valueNamed('title'),
    intro: valueNamed('intro'),
    metaDescription: valueNamed('metaDescription'),
  };
}

function read<Head extends object>(
  file: string,
  headOf: (valueNamed: ValueNamed) => Head,
): Head & Pick<Article, 'blocks'> {
  try {
    const { frontMatter, body } = readMarkdownFile(readFileSync(join(folder, file), 'utf8'));
    const head = headOf((name) => {
      const value = frontMatter[name];
      if (value === undefined) throw new Error(`its front matter has no ${name}`);
      return value;
    });
    return { ...head, blocks: readBlocks(keepTogether(body)) };
  } catch (error) {
    throw new Error(`The article ${file} cannot be read`, { cause: error });
  }
}
