import type { Language } from '#i18n/language.ts';
import { defineTexts, translate } from '#i18n/texts.ts';
import type { FileRefusal } from './incoming.ts';

/** Why a file was not read at all. `where`: its place; `detail`: what is there. */
export const fileRefusalTexts = defineTexts({
  en: {
    unknown_format:
      'This is neither an archive of this site nor an export of WordPress, Ghost, Substack or Medium, and no table with our field names in its first line',
    too_large: 'This file is too large: {where} {detail}',
    too_many_entries: 'This ZIP file holds too many files',
    not_a_zip: 'This ZIP file is damaged: {where} {detail}',
    unsafe_name: 'This ZIP file holds a name that leads out of it: {where}',
    not_an_archive: 'This ZIP file is no archive of this site: {where} is missing or wrong',
    newer_archive: 'This archive was made by a newer version of this program (format {detail})',
    invalid_json: 'This is not valid JSON: {where} {detail}',
    invalid_xml: 'This is not valid XML: {where} {detail}',
    invalid_csv: 'This table cannot be read, at line {where}: {detail}',
    not_utf8: 'This file is not text in UTF-8; save it again as UTF-8',
    spreadsheet:
      'This is a workbook of {detail}, not a table as text. Open it there, choose “Save as” or “Export”, the format “CSV UTF-8”, and take that file',
    unknown_kind: 'There is no such kind of content: {where}',
    unknown_column: 'There is no field “{where}” in {detail}',
    repeated_column: 'The column “{where}” is there twice',
    invalid_shape: '{where} is not what an archive holds: {detail}',
    nothing_in_it: 'There is nothing in this file',
    no_posts: 'There are no posts or pages in this file, only lists of authors, categories or tags',
    not_readable: 'This file could not be read to its end: {detail}',
    takes_too_long: 'Reading this file takes too long',
    out_of_memory: 'Reading this file takes more memory than an import may have',
  },
  pt: {
    unknown_format:
      'Isto não é um arquivo deste site nem uma exportação do WordPress, do Ghost, do Substack ou do Medium, nem uma tabela com os nomes dos nossos campos na primeira linha',
    too_large: 'Este ficheiro é demasiado grande: {where} {detail}',
    too_many_entries: 'Este ficheiro ZIP contém demasiados ficheiros',
    not_a_zip: 'Este ficheiro ZIP está danificado: {where} {detail}',
    unsafe_name: 'Este ficheiro ZIP contém um nome que sai dele: {where}',
    not_an_archive: 'Este ficheiro ZIP não é um arquivo deste site: {where} falta ou está errado',
    newer_archive:
      'Este arquivo foi feito por uma versão mais recente deste programa (formato {detail})',
    invalid_json: 'Isto não é JSON válido: {where} {detail}',
    invalid_xml: 'Isto não é XML válido: {where} {detail}',
    invalid_csv: 'Não é possível ler esta tabela, na linha {where}: {detail}',
    not_utf8: 'Este ficheiro não é texto em UTF-8; guarde-o de novo em UTF-8',
    spreadsheet:
      'Isto é um livro do {detail}, não uma tabela em texto. Abra-o nesse programa, escolha «Guardar como» ou «Exportar», o formato «CSV UTF-8», e use esse ficheiro',
    unknown_kind: 'Não existe este tipo de conteúdo: {where}',
    unknown_column: 'Não existe o campo «{where}» em {detail}',
    repeated_column: 'A coluna «{where}» está duas vezes',
    invalid_shape: '{where} não é o que um arquivo contém: {detail}',
    nothing_in_it: 'Não há nada neste ficheiro',
    no_posts:
      'Não há artigos nem páginas neste ficheiro, só listas de autores, categorias ou etiquetas',
    not_readable: 'Não foi possível ler este ficheiro até ao fim: {detail}',
    takes_too_long: 'A leitura deste ficheiro demora demasiado',
    out_of_memory:
      'A leitura deste ficheiro precisa de mais memória do que uma importação pode ter',
  },
});

/** Returns the sentence for a file that was not read. */
export function fileRefusalText(language: Language, { code, where, detail }: FileRefusal): string {
  const text = translate(fileRefusalTexts, language, code, { where, detail });
  return text.replace(/ {2,}/g, ' ').replace(/[\s:,]+$/, '');
}

/** What was not taken over as it was, or needs a person; shown before its detail. */
export const findingTexts = defineTexts({
  en: {
    page_is_post: 'A page, which becomes a post',
    picture_left: 'A picture of the old site, which is a link now',
    cover_left: 'The picture above it stays at the old site',
    embed_is_link: 'Something embedded, which is a link now',
    element_left_out: 'Left out',
    link_left_out: 'A link that leads nowhere here; its words stay',
    link_stays: 'A link that still leads to the old site',
    anchors_left_out: 'Links within the text, whose words stay',
    table_flattened: 'A table with joined cells or lists, which is simpler now',
    shown_as_written: 'So many signs that its end is shown as it is written',
    not_converted: 'Its text cannot be read and stays out',
    takes_too_long: 'Reading its text takes too long, and it stays out',
    shortened: 'Shortened; this is the whole of it',
    fields_left_out: 'Custom fields that were left out',
    shortcode_left_out: 'A shortcode, left out',
    comments_left_out: 'Comments are not taken over',
    type_left_out: 'Not taken over',
    status_left_out: 'Not taken over, because of its status',
    password_is_draft: 'It had a password and becomes a draft',
    private_is_draft: 'It was private and becomes a draft',
    pending_is_draft: 'It waited for a review and becomes a draft',
    mail_is_draft: 'It went out by email only and becomes a draft',
    status_is_draft: 'Its status is not known here, so it becomes a draft',
    stays_draft: 'It was a draft and stays one',
    stays_scheduled: 'It was scheduled and stays so while its time is ahead',
    members_only: 'It was for members only and becomes a draft, marked as premium',
    other_language: 'It is neither in English nor in Portuguese and becomes a draft',
    twin_is_draft: 'One of its two languages was not public and stays a draft',
    twin_left: 'A further translation, which becomes a draft of its own',
    repeated_post: 'The file holds it twice; once is enough',
    old_site_unknown: 'The file does not say where the old site was, so links to it are lost',
    item_unreadable: 'It is damaged and stays out',
    file_cut: 'The file ends in the middle; what comes after is missing',
    wrong_letters: 'Some letters of the file are damaged',
    text_missing: 'It has no text',
    text_unreadable: 'What its editor kept of the text cannot be read; its plain words came over',
    slug_changed: 'Its address changes',
    old_address_taken: 'An old address that leads to another post, which has it here',
    tags_left_out: 'Tags that were left out',
    no_english: 'It has no English and becomes a draft',
    unknown_field: 'A field that this site does not have',
    file_left_out: 'A file that was not taken over',
    file_refused: 'A file that the library does not take',
    redirect_refused: 'A redirect that leads elsewhere or to itself',
    order_changed: 'The site lists them in another order',
    version_left_out: 'An earlier version that does not fit this site',
    dates_day_first: 'Its dates were read with the day first',
    dates_month_first: 'Its dates were read with the month first',
    encoding_guessed:
      'It does not say how its letters are written, which was guessed; look at the accents',
  },
  pt: {
    page_is_post: 'Uma página, que passa a artigo',
    picture_left: 'Uma imagem do site antigo, que passa a ligação',
    cover_left: 'A imagem do topo fica no site antigo',
    embed_is_link: 'Conteúdo incorporado, que passa a ligação',
    element_left_out: 'Ficou de fora',
    link_left_out: 'Uma ligação que aqui não leva a lado nenhum; as palavras ficam',
    link_stays: 'Uma ligação que ainda leva ao site antigo',
    anchors_left_out: 'Ligações dentro do texto, cujas palavras ficam',
    table_flattened: 'Uma tabela com células unidas ou listas, que fica mais simples',
    shown_as_written: 'Tantos sinais que o final aparece tal como está escrito',
    not_converted: 'O texto não pode ser lido e fica de fora',
    takes_too_long: 'A leitura do texto demora demasiado, e fica de fora',
    shortened: 'Encurtado; este é o texto inteiro',
    fields_left_out: 'Campos personalizados que ficaram de fora',
    shortcode_left_out: 'Um shortcode, que ficou de fora',
    comments_left_out: 'Os comentários não são importados',
    type_left_out: 'Não é importado',
    status_left_out: 'Não é importado, pelo seu estado',
    password_is_draft: 'Tinha palavra-passe e passa a rascunho',
    private_is_draft: 'Era privado e passa a rascunho',
    pending_is_draft: 'Aguardava revisão e passa a rascunho',
    mail_is_draft: 'Só saiu por e-mail e passa a rascunho',
    status_is_draft: 'O seu estado não é conhecido aqui, por isso passa a rascunho',
    stays_draft: 'Era rascunho e continua a ser',
    stays_scheduled: 'Estava agendado e assim fica enquanto a hora não passar',
    members_only: 'Era só para membros e passa a rascunho, marcado como premium',
    other_language: 'Não está em inglês nem em português e passa a rascunho',
    twin_is_draft: 'Uma das duas línguas não era pública e fica em rascunho',
    twin_left: 'Mais uma tradução, que passa a rascunho próprio',
    repeated_post: 'O ficheiro contém-no duas vezes; basta uma',
    old_site_unknown:
      'O ficheiro não diz onde estava o site antigo, por isso perdem-se as ligações para ele',
    item_unreadable: 'Está danificado e fica de fora',
    file_cut: 'O ficheiro acaba a meio; falta o que vinha depois',
    wrong_letters: 'Algumas letras do ficheiro estão danificadas',
    text_missing: 'Não tem texto',
    text_unreadable:
      'Não é possível ler o que o editor guardou do texto; só vieram as palavras, sem formatação',
    slug_changed: 'O endereço muda',
    old_address_taken: 'Um endereço antigo que leva a outro artigo, que o tem aqui',
    tags_left_out: 'Temas que ficaram de fora',
    no_english: 'Não tem inglês e passa a rascunho',
    unknown_field: 'Um campo que este site não tem',
    file_left_out: 'Um ficheiro que não foi importado',
    file_refused: 'Um ficheiro que a biblioteca não aceita',
    redirect_refused: 'Um redirecionamento que leva a outro site ou a si próprio',
    order_changed: 'O site passa a mostrá-los por outra ordem',
    version_left_out: 'Uma versão anterior que não serve neste site',
    dates_day_first: 'As datas foram lidas com o dia primeiro',
    dates_month_first: 'As datas foram lidas com o mês primeiro',
    encoding_guessed:
      'Não diz como as letras estão escritas, e isso foi adivinhado; confirme os acentos',
  },
});

/** Messages for the problems of a record that the fields of content do not know. */
export const problemTexts = defineTexts({
  en: {
    invalid_id: 'An id has 1 to 100 characters on one line, without spaces around them',
    unknown_record: 'This kind has always the same records, and none has this id',
    no_draft: 'Only a draft can be scheduled',
    repeated: 'Another line is about the same record',
    too_many_cells: 'This line has more cells than the first one',
    not_readable: 'It could not be converted',
    takes_too_long: 'Converting it takes too long',
    not_placed: 'It could not be stored',
    written_stays:
      '{written} of {total} records were imported and stay; import the same file again to go on',
    plan_changed: 'Something changed since this list was made. Look at it again, then import',
  },
  pt: {
    invalid_id: 'Um id tem 1 a 100 caracteres numa só linha, sem espaços à volta',
    unknown_record: 'Este tipo tem sempre os mesmos registos, e nenhum tem este id',
    no_draft: 'Só um rascunho pode ser agendado',
    repeated: 'Outra linha é sobre o mesmo registo',
    too_many_cells: 'Esta linha tem mais células do que a primeira',
    not_readable: 'Não foi possível convertê-lo',
    takes_too_long: 'A conversão demora demasiado',
    not_placed: 'Não foi possível guardá-lo',
    written_stays:
      '{written} de {total} registos foram importados e ficam; importe o mesmo ficheiro de novo para continuar',
    plan_changed: 'Algo mudou desde que esta lista foi feita. Veja-a de novo e importe depois',
  },
});

/** Why an import was not done, or not to its end. */
export const importProblemTexts = defineTexts({
  en: {
    cancelled: 'The import was cancelled',
    interrupted: 'The import was interrupted, because the server was stopped',
    out_of_memory: 'The import ended, because it took more memory than it may have',
    ended: 'The import ended, because its program was stopped',
    failed: 'The import ended with a fault; the log of the server says why',
    import_running: 'Another import is running; wait for its end, or cancel it',
    plan_gone: 'The file of this list is no longer kept. Choose it again',
    file_too_large: 'This file is larger than 512 MB',
    not_found: 'There is no such import',
    old_site_invalid: 'This is no address of a site, such as https://old.example',
  },
  pt: {
    cancelled: 'A importação foi cancelada',
    interrupted: 'A importação foi interrompida, porque o servidor parou',
    out_of_memory: 'A importação terminou, porque precisou de mais memória do que pode ter',
    ended: 'A importação terminou, porque o seu programa foi parado',
    failed: 'A importação terminou com um erro; o registo do servidor diz porquê',
    import_running: 'Está a decorrer outra importação; espere pelo fim ou cancele-a',
    plan_gone: 'O ficheiro desta lista já não está guardado. Escolha-o de novo',
    file_too_large: 'Este ficheiro tem mais de 512 MB',
    not_found: 'Não existe essa importação',
    old_site_invalid: 'Isto não é o endereço de um site, como https://antigo.example',
  },
});
