import Button from '@mui/material/Button';
import { useRef } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

interface Props {
  name: MessageDescriptor;
  isMain?: boolean;
  onFile: (file: File) => void;
}

export function ChooseFile({ name, isMain = false, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={isMain ? 'contained' : 'outlined'} onClick={() => input.current?.click()}>
        <FormattedMessage {...name} />
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="application/json,.json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onFile(file);
          target.value = ''; // Reset the value, so that choosing the same file again fires a change event.
        }}
      />
    </>
  );
}
